import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { ASSETS_LIST, formatReleaseAssets, readReleaseAssets, selectFilesToKeep } from './releaseAssets';

/** A webpack plugin. It keeps the files of the previous build in the output folder, and lists the files of both builds. */
export class PreviousAssetsPlugin {
  apply(compiler: Compiler): void {
    const name = PreviousAssetsPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let kept: string[] = [];
      // This stage runs after the compressed files are added.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (files) => {
        const own = Object.keys(files)
          .filter((file) => file.startsWith('assets/'))
          .sort();
        kept = selectFilesToKeep(readReleaseAssets(compiler.outputPath), own).filter((file) =>
          existsSync(join(compiler.outputPath, file)),
        );
        compilation.emitAsset(ASSETS_LIST, new webpack.sources.RawSource(formatReleaseAssets({ own, kept })));
      });
      webpack.CleanPlugin.getCompilationHooks(compilation).keep.tap(name, (file) =>
        kept.includes(file) ? true : undefined,
      );
    });
  }
}
