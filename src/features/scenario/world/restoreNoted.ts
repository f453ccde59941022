import * as v from 'valibot'
import { broadcastFullInvalidation } from '#api/client/refetch'
import { worldRestore } from '#api/client/worldRestore'
import { isFailure } from '#contract/failure'
import { halfWorldCode } from '#contract/scenario/world'
import { activeControls } from '../activeControls/activeControlsState'
import { restoreWorld } from '../api/worlds'
import { putDevice } from './deviceStorage'

export type RestoreOutcome = 'restored' | 'calledOff' | 'elsewhere'

/**
 * Restores the snapshot noted in `worldRestore`. One tab does it; if that tab is closed, the next one
 * continues.
 * Rejects with a `Failure`: all data is unchanged, unless `worldRestore` is still set.
 */
export function restoreNoted(): Promise<RestoreOutcome> {
  return navigator.locks.request(worldRestoreLock, async (): Promise<RestoreOutcome> => {
    const noted = worldRestore.get()
    if (noted === null) return 'elsewhere'
    worldRestore.set({ ...noted, hasBegun: true })
    try {
      const device = await restoreWorld(noted.id, noted.hasBegun)
      if (device !== null) finish(device)
      worldRestore.set(null)
      return device === null ? 'calledOff' : 'restored'
    } catch (cause) {
      if (!noted.hasBegun && !isHalf(cause)) worldRestore.set(null)
      throw cause
    }
  })
}

/** Restores the sample data instead of a snapshot that cannot be restored completely. */
export function restoreSample(): Promise<RestoreOutcome> {
  return navigator.locks.request(worldRestoreLock, async (): Promise<RestoreOutcome> => {
    await restoreWorld(null, true)
    finish({})
    worldRestore.set(null)
    return 'restored'
  })
}

const worldRestoreLock = 'world-restore'

/** A scenario loaded earlier is no longer active. */
function finish(device: Readonly<Record<string, string>>): void {
  putDevice(device)
  activeControls.set(null)
  broadcastFullInvalidation()
}

function isHalf(cause: unknown): boolean {
  return isFailure(cause) && v.is(halfSchema, cause.body)
}

const halfSchema = v.object({ code: v.literal(halfWorldCode) })
