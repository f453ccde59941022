import { fileURLToPath } from 'node:url'
import { build, type Plugin, type UserConfig } from 'vite'

const entry = fileURLToPath(new URL('../src/pwa/workerParts.ts', import.meta.url))

/**
 * Builds the worker's second script with the app's own settings. Its name contains the build id. So a newer
 * file on the host never reaches an older worker, and browsers may cache it as long as other hashed files.
 */
export function workerParts(buildId: string): Plugin {
  let app: UserConfig
  return {
    name: 'worker-parts',
    apply: 'build',
    config(config) {
      app = config
    },
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        resolve: app.resolve ?? {},
        define: app.define ?? {},
        build: {
          outDir: app.build?.outDir ?? 'dist',
          emptyOutDir: false,
          target: app.build?.target ?? [],
          lib: {
            entry,
            name: 'workerParts',
            formats: ['iife'],
            fileName: () => `assets/worker-parts-${buildId}.js`,
          },
        },
      })
    },
  }
}
