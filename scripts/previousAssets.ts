import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { ASSETS_LIST, filesToKeep, readReleaseAssets, releaseText } from './releaseAssets';

/** Keeps the files of the build before in the output folder, and lists the files of both. */
export class KeepsPreviousAssets {
  apply(compiler: Compiler): void {
    const name = KeepsPreviousAssets.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let kept: string[] = [];
      // After the compressed files have been added.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (files) => {
        const own = Object.keys(files)
          .filter((file) => file.startsWith('assets/'))
          .sort();
        kept = filesToKeep(readReleaseAssets(compiler.outputPath), own).filter((file) =>
          existsSync(join(compiler.outputPath, file)),
        );
        compilation.emitAsset(ASSETS_LIST, new webpack.sources.RawSource(releaseText({ own, kept })));
      });
      webpack.CleanPlugin.getCompilationHooks(compilation).keep.tap(name, (file) =>
        kept.includes(file) ? true : undefined,
      );
    });
  }
}
