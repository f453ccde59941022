import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { configDefaults, defineConfig } from 'vitest/config'
import { chunkGroups } from './.build/chunkGroups'
import { contentSecurity } from './.build/contentSecurity'
import { dragLibrary } from './.build/dragLibrary'
import { staticFrame } from './.build/staticFrame'
import { splitTiers } from './.build/tiers'
import { webManifest } from './.build/webManifest'
import packageJson from './package.json' with { type: 'json' }

const outDir = process.env.OUT_DIR ?? 'dist'

const stub = (name: string) => fileURLToPath(new URL(`.build/stubs/${name}.ts`, import.meta.url))

export default defineConfig(({ mode }) => ({
  define: {
    __APP_VERSION__: JSON.stringify(process.env.APP_VERSION ?? packageJson.version),
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? randomUUID().slice(0, 8)),
  },
  resolve: {
    // What libraries bring along and never run here; each stub says why.
    alias:
      mode === 'test'
        ? {}
        : {
            'is-node-process': stub('isNodeProcess'),
            'tough-cookie': stub('toughCookie'),
            './createThemeWithVars.mjs': stub('createThemeWithVars'),
          },
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'build-manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { port: 5173 },
  plugins: [
    react(),
    dragLibrary(),
    staticFrame(),
    contentSecurity(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'worker.ts',
      outDir,
      registerType: 'prompt',
      injectRegister: null,
      manifest: webManifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,woff2,svg,png,webmanifest}', 'demo/*.json'],
        globIgnores: ['screenshots/**', 'build-manifest.json'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [splitTiers(outDir)],
      },
      devOptions: { enabled: true, type: 'module' },
    }),
  ],
  test: {
    include: ['tests/{unit,component}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'tests/e2e/**'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
}))
