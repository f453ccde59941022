import * as v from 'valibot'
import { broadcastFullInvalidation } from '#api/client/refetch'
import { snapshotRestore } from '#api/client/snapshotRestore'
import { isFailure } from '#contract/failure'
import { halfSnapshotCode } from '#contract/scenario/snapshot'
import { activeControls } from '../activeControls/activeControlsState'
import { restoreSnapshot } from '../api/snapshots'
import { putDevice } from './deviceStorage'

export type RestoreOutcome = 'restored' | 'calledOff' | 'elsewhere'

/**
 * Restores the snapshot noted in `snapshotRestore`. One tab does it; if that tab is closed, the next one
 * continues.
 * Rejects with a `Failure`: all data is unchanged, unless `snapshotRestore` is still set.
 */
export function restoreNoted(): Promise<RestoreOutcome> {
  return navigator.locks.request(snapshotRestoreLock, async (): Promise<RestoreOutcome> => {
    const noted = snapshotRestore.get()
    if (noted === null) return 'elsewhere'
    snapshotRestore.set({ ...noted, hasBegun: true })
    try {
      const device = await restoreSnapshot(noted.id, noted.hasBegun)
      if (device !== null) finish(device)
      snapshotRestore.set(null)
      return device === null ? 'calledOff' : 'restored'
    } catch (cause) {
      if (!noted.hasBegun && !isHalf(cause)) snapshotRestore.set(null)
      throw cause
    }
  })
}

/** Restores the sample data instead of a snapshot that cannot be restored completely. */
export function restoreSample(): Promise<RestoreOutcome> {
  return navigator.locks.request(snapshotRestoreLock, async (): Promise<RestoreOutcome> => {
    await restoreSnapshot(null, true)
    finish({})
    snapshotRestore.set(null)
    return 'restored'
  })
}

const snapshotRestoreLock = 'world-restore'

/** A scenario loaded earlier is no longer active. */
function finish(device: Readonly<Record<string, string>>): void {
  putDevice(device)
  activeControls.set(null)
  broadcastFullInvalidation()
}

function isHalf(cause: unknown): boolean {
  return isFailure(cause) && v.is(halfSchema, cause.body)
}

const halfSchema = v.object({ code: v.literal(halfSnapshotCode) })
