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
  // Replaces the only library that does not run in a worker as published; the stub says why.
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
        // 42 bits distinguish versions; each further character costs every visit half a kilobyte of names.
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
        // Files that only an install needs, which requires a connection anyway, are not stored for offline
        // use.
        globIgnores: [
          'icons/*-512.png',
          'icons/*-96.png',
          'screenshots/**',
          'build-manifest.json',
          // Repairs damaged stored files.
          'renew.js',
          // The browser stores it with the worker.
          'assets/worker-parts-*.js',
          // The worker answers these paths with index.html.
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
    // One more than the cores: Vitest would leave one idle, and a process may wait for its store or a timer.
    maxWorkers: availableParallelism() + 1,
    // More memory for short-lived objects, whose collection takes a twentieth of the processor time.
    execArgv: ['--max-semi-space-size=32'],
    // Only ends tests that hang, however busy the machine is; see `asyncUtilTimeout` in
    // tests/component/setup.ts.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: Sequencer },
    restoreMocks: true,
    // A loop over an empty list asserts nothing.
    expect: { requireAssertions: true },
    // The time zone of most machines that run these tests; `TZ` sets another one.
    env: { TZ: process.env.TZ ?? 'UTC' },
  },
}))
