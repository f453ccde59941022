import { type Room, readRoom } from '#lib/storage/room'

/** What the browser says about the space of this site; bytes. */
export interface StorageState {
  /** Null where the browser does not tell. */
  readonly space: Room | null
  /** Whether it promises to keep the data when space runs low; null where it knows no such promise. */
  readonly persisted: boolean | null
}

// Older browsers, private windows and plain-http pages lack parts of this, whatever the types say.
function manager(): Partial<StorageManager> {
  return navigator.storage ?? {}
}

/** Never rejects: what cannot be learnt is null. */
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

/** Asks the browser to keep the data. Resolves to whether it agreed. */
export async function keepStorage(): Promise<boolean> {
  try {
    return (await manager().persist?.()) ?? false
  } catch {
    return false
  }
}
