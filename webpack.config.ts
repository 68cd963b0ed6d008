import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import browserslist from 'browserslist';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { Features, browserslistToTargets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import LicensePlugin from 'webpack-license-plugin';
import 'webpack-dev-server';
import { STAMP, makeStamp } from './scripts/buildStamp';
import { writeCssTypes } from './scripts/cssModules';
import { FirstScreenPlugin, renderNoScript } from './scripts/firstScreen';
import { buildHeadScript } from './scripts/headScript';
import { PreviousAssetsPlugin } from './scripts/previousAssets';
import { readBuild } from './scripts/readBuild';
import { DEFAULT_SETTINGS } from './src/config/runtimeSettings';

const supported = browserslist();

/** Writes the types of CSS classes after each edit of a style sheet. */
class CssTypesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tap('CssTypesPlugin', writeCssTypes);
  }
}

/** `scripts/icons.ts` draws them. */
const ICONS = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'];

/** Adds files that are not code, such as the default settings and the icons. */
class StaticFilesPlugin {
  constructor(private readonly files: Record<string, string | Buffer>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StaticFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'StaticFilesPlugin', stage }, () => {
        for (const [name, text] of Object.entries(this.files)) {
          compilation.emitAsset(name, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

const MODULES: NonNullable<Configuration['resolve']> = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: {
    // The package exports only its development build, which contains checks that production does not need.
    'react-router$': resolve('node_modules/react-router/dist/production/index.mjs'),
    'react-router/dom$': resolve('node_modules/react-router/dist/production/dom-export.mjs'),
    // The build parses the catalogues, so the portal needs no parser.
    '@formatjs/icu-messageformat-parser$': resolve(
      'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
    ),
  },
};

type Loaders = NonNullable<NonNullable<Configuration['module']>['rules']>;

/** Returns the loaders of all file types. `css`: what happens to the style sheets. Empty: only their class names are used. */
function loaders({
  isDevelopment = false,
  isPseudo = false,
  css,
}: {
  isDevelopment?: boolean;
  isPseudo?: boolean;
  css: string[];
}): Loaders {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
        },
        env: { targets: supported },
      },
    },
    {
      test: /\.css$/,
      sideEffects: true,
      use: [
        ...css,
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: true,
              namedExport: false,
              // Each style sheet has a file name of its own (decision 029).
              localIdentName: '[name]__[local]',
              exportOnlyLocals: css.length === 0,
            },
          },
        },
      ],
    },
    // Otherwise the login would load the router's forms and the links of its server framework.
    { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: resolve('scripts/pure-loader.js') },
    { test: /\.messages\.ts$/, loader: resolve('locales/strip-loader.js') },
    {
      test: /locales[\\/].*\.json$/,
      type: 'javascript/auto',
      loader: resolve('locales/parse-loader.js'),
      ...(isDevelopment && { options: { isPseudo, liveSources: resolve('src') } }),
    },
  ];
}

function defineBuild() {
  const { version, ...build } = readBuild();
  return new webpack.DefinePlugin({
    BUILD_INFO: JSON.stringify(build),
    BUILD_VERSION: JSON.stringify(version),
  });
}

/** Builds `src/prerender.tsx` as one file for Node, with the class names and texts of the portal. */
const prerenderConfiguration = (): Configuration => ({
  mode: 'production',
  target: 'node',
  entry: './src/prerender.tsx',
  output: { path: resolve('.cache/prerender'), filename: 'prerender.cjs', library: { type: 'commonjs2' } },
  devtool: false,
  optimization: { minimize: false },
  resolve: MODULES,
  module: { rules: loaders({ css: [] }) },
  plugins: [defineBuild(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

/** The portal, or the gallery of its kit, which is never part of the portal. */
type Page = 'portal' | 'gallery';

export default function configuration(
  { isPseudo = false, page = 'portal' }: { isPseudo?: boolean; page?: Page },
  { mode }: { mode?: string },
): Configuration {
  const isDevelopment = mode === 'development';
  // With a hash in the name, hot reload would fetch the old file.
  const fileName = isDevelopment ? 'assets/[name]' : 'assets/[name].[contenthash:8]';

  return {
    mode: isDevelopment ? 'development' : 'production',
    entry: page === 'portal' ? './src/main.tsx' : './gallery/index.tsx',
    output: {
      path: resolve(page === 'portal' ? 'dist' : '.cache/gallery'),
      publicPath: '/',
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      clean: true,
      trustedTypes: { policyName: 'portal#webpack' },
    },
    devtool: isDevelopment ? 'source-map' : false,
    // The same chunk names on every machine.
    optimization: {
      chunkIds: 'named',
      ...(!isDevelopment && { moduleIds: 'deterministic', mangleExports: 'size' }),
      // One chunk per area, because code that is used together compresses better together. Only the library of forms is
      // shared by the areas.
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          forms: { name: 'forms', enforce: true, test: /[\\/]node_modules[\\/](react-)?final-form[\\/]/ },
        },
      },
      minimize: page === 'portal' && !isDevelopment,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: {
            ecma: 2020,
            module: true,
            compress: { passes: 3, ecma: 2020 },
            mangle: true,
            // `third-party-notices.json` contains the licences.
            format: { comments: false },
          },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          // The portal has no `light-dark()`. What replaces it would add custom properties to each theme.
          minimizerOptions: { targets: browserslistToTargets(supported), exclude: Features.LightDark },
        }),
      ],
    },
    stats: 'errors-warnings',
    ...(isDevelopment && { infrastructureLogging: { level: 'warn' } }),
    performance: { hints: false }, // test/build/budget.test.ts tests the budget
    resolve: MODULES,
    module: {
      rules: loaders({ isDevelopment, isPseudo, css: [MiniCssExtractPlugin.loader] }),
    },
    plugins: [
      defineBuild(),
      new MiniCssExtractPlugin({ filename: `${fileName}.css` }),
      ...(page === 'portal'
        ? [
            new HtmlWebpackPlugin({
              template: 'src/index.html',
              templateParameters: { noScript: renderNoScript() },
              scriptLoading: 'defer',
              minify: false,
            }),
            new FirstScreenPlugin({
              script: buildHeadScript(supported),
              prerender: isDevelopment ? null : prerenderConfiguration(),
            }),
            new StaticFilesPlugin({
              'config.json': JSON.stringify(DEFAULT_SETTINGS, null, 2),
              'favicon.svg': readFileSync('src/favicon.svg', 'utf8'),
              'robots.txt': readFileSync('src/robots.txt', 'utf8'),
              'manifest.webmanifest': readFileSync('src/manifest.webmanifest', 'utf8'),
              ...Object.fromEntries(ICONS.map((name) => [name, readFileSync(join('src', name))])),
              // A pseudo-language build gets no stamp, so `npm start` never serves it.
              ...(!isDevelopment && !isPseudo && { [STAMP]: JSON.stringify(makeStamp()) }),
            }),
          ]
        : [
            new HtmlWebpackPlugin({ template: 'gallery/index.html', scriptLoading: 'defer' }),
            new StaticFilesPlugin({ 'favicon.svg': readFileSync('src/favicon.svg', 'utf8') }),
          ]),
      ...(isDevelopment ? [new ReactRefreshPlugin(), new CssTypesPlugin()] : []),
      ...(isDevelopment || page === 'gallery'
        ? []
        : [
            new LicensePlugin({ outputFilename: 'third-party-notices.json' }),
            new PreviousAssetsPlugin(),
            new CompressionPlugin({
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              test: TEXT,
              minRatio: 1,
            }),
            new CompressionPlugin({
              algorithm: 'gzip',
              filename: '[path][base].gz',
              test: TEXT,
              minRatio: 1,
            }),
          ]),
    ],
  };
}

const TEXT = /\.(?:js|css|html|svg)$/;
