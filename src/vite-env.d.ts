/** Variables a build may set; see “Build modes” in the README. */
interface ImportMetaEnv {
  readonly VITE_APP_NAME?: string
  readonly VITE_PROVIDER_URL?: string
  readonly VITE_PROVIDER_EXT?: string
  readonly VITE_ADMIN?: string
  readonly VITE_TRANSFER_BANK_SEGMENT?: string
  readonly VITE_HOME_URL?: string
  readonly VITE_PUSH_KEY?: string
  readonly VITE_DOCS_URL?: string
  readonly VITE_SUPPORT_URL?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

/** Version of package.json, written by the build. */
declare const __APP_VERSION__: string

/** Origins of other hosts whose pictures the app may show, as set by the build. */
declare const __PICTURE_ORIGINS__: readonly string[] | undefined

/** A random word per build, by which a page and a worker know that they belong together. */
declare const __BUILD_ID__: string

/** The part of Trusted Types in use. The DOM's own types accept a worker's address only as a string. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string }
  }
  /** The first errors that the script in index.html received, each with its time in milliseconds since 1970. */
  readonly earlyErrors?: readonly (readonly [at: number, event: Event])[]
  /** Starts the app from the host itself (index.html, `public/renew.js`). Rejects without an answer. */
  renew?: () => Promise<void>
  addEventListener(type: 'beforeinstallprompt', listener: (event: InstallPromptEvent) => void): void
}

/** Chromium's offer to install the app; not in the DOM's types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * Routes of an install event that the browser follows without the worker (Chromium); not in the DOM's types.
 */
interface ExtendableEvent {
  addRoutes?(rule: {
    condition: {
      or: { urlPattern: string; requestMethod: string; requestDestination: string }[]
    }
    source: 'cache'
  }): Promise<void>
}

/** Provides an IndexedDB in memory where the browser has none. Ships without types. */
declare module 'fake-indexeddb/auto'

/** One icon per file; the package only has types for its index. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon
  export default icon
}
