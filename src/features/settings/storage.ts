import { type Room, readRoom } from '#lib/storage/room'

/** The browser's report on this site's storage, in bytes. */
export interface StorageState {
  /** Null if the browser does not report it. */
  readonly space: Room | null
  /** Whether the browser guarantees to keep the data when space runs low; null if unsupported. */
  readonly persisted: boolean | null
}

// Older browsers, private windows and plain-http pages lack parts of this, whatever the types say.
function manager(): Partial<StorageManager> {
  return navigator.storage ?? {}
}

/** Never rejects; unknown values are null. */
export async function readStorage(): Promise<StorageState> {
  const [space, persisted] = await Promise.all([readRoom(), readPersisted()])
  return { space, persisted }
}

async function readPersisted(): Promise<boolean | null> {
  try {
    return (await manager().persisted?.()) ?? null
  } catch {
    return null
  }
}

/**
 * Asks the browser to keep the data.
 * @returns whether it agreed
 */
export async function keepStorage(): Promise<boolean> {
  try {
    return (await manager().persist?.()) ?? false
  } catch {
    return false
  }
}
