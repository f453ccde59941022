import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { appShell } from './.build/appShell'
import { chunkGroups } from './.build/chunkGroups'
import { contentSecurity } from './.build/contentSecurity'
import { libraries } from './.build/libraries'
import { licences } from './.build/licences'
import { mswAliases } from './.build/mswAliases'
import { openApiFiles } from './.build/openApiFiles'
import { paintedPages } from './.build/paintedPages'
import { pictureOrigins } from './.build/pictureOrigins'
import { splitTiers } from './.build/tiers'
import { otherManifests, webManifest } from './.build/webManifest'
import { workerParts } from './.build/workerParts'
import packageJson from './package.json' with { type: 'json' }
import { testProjects } from './tests/projects'
import { Sequencer } from './tests/sequencer'

const buildId = process.env.BUILD_ID ?? randomUUID().slice(0, 8)
const outDir = process.env.OUT_DIR ?? 'dist'

export default defineConfig(({ command, mode }) => ({
  define: {
    __APP_VERSION__: JSON.stringify(process.env.APP_VERSION ?? packageJson.version),
    __PICTURE_ORIGINS__: JSON.stringify(pictureOrigins()),
    __BUILD_ID__: JSON.stringify(buildId),
  },
  // The one library that does not run in a worker as it is published; the stub says why.
  resolve: { alias: mode === 'test' ? {} : mswAliases },
  build: {
    outDir,
    emptyOutDir: true,
    target: packageJson.browserslist.map((browser) => browser.replace(' >= ', '')),
    manifest: 'build-manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        // 42 bits tell versions apart; each letter more costs every visit half a kilobyte of names.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { port: 5173 },
  plugins: [
    react(),
    libraries(),
    appShell(),
    paintedPages(),
    contentSecurity(),
    licences(),
    otherManifests(),
    openApiFiles(),
    workerParts(buildId),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: command === 'serve' ? 'devWorker.ts' : 'worker.ts',
      outDir,
      registerType: 'prompt',
      injectRegister: null,
      manifest: webManifest('en'),
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: [
          '**/*.{js,css,html,woff2,svg,png}',
          'manifest.webmanifest',
          'demo/*.json',
          'openapi/*.json',
          'licences.txt',
        ],
        // What only an install asks for, which needs the network anyway, is not kept for offline use.
        globIgnores: [
          'icons/*-512.png',
          'icons/*-96.png',
          'screenshots/**',
          'build-manifest.json',
          // It helps where what is stored is damaged.
          'renew.js',
          // The browser keeps it with the worker.
          'assets/worker-parts-*.js',
          // The worker answers with index.html.
          'pages/**',
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [splitTiers(outDir)],
      },
      devOptions: { enabled: true, type: 'module' },
    }),
  ],
  test: {
    projects: mode === 'test' ? testProjects() : [],
    // Vitest would leave one core idle; and while one process waits for its store or a timer, another goes on.
    maxWorkers: availableParallelism() + 1,
    // Room for what lives shortly: a twentieth of the processor time, which collecting it takes.
    execArgv: ['--max-semi-space-size=32'],
    // Ends only what hangs, however busy the machine is; see `asyncUtilTimeout` in tests/component/setup.ts.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: Sequencer },
    restoreMocks: true,
    // A loop over an empty list asserts nothing.
    expect: { requireAssertions: true },
    // As on the machines that these tests run on most; `TZ` names another place.
    env: { TZ: process.env.TZ ?? 'UTC' },
  },
}))
