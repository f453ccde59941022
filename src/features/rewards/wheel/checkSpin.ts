import type { Spin } from '#contract/rewards/rewards'
import { drawSegment, sha256 } from '#contract/rewards/rewards'

export interface SpinCheck {
  /** SHA-256 of the revealed seed, computed on this device. */
  seedHash: string
  /** Segment drawn from the seed, computed on this device. */
  segmentId: string
  verdict: 'fits' | 'hashWrong' | 'drawWrong'
}

type SpinVerification = Pick<Spin, 'seed' | 'seedHash' | 'clientSeed' | 'segmentId' | 'weights'>

/** Repeats a spin's draw from the values that the provider revealed. Rejects if the browser has no SHA-256. */
export async function checkSpin(spin: SpinVerification): Promise<SpinCheck> {
  const seedHash = await sha256(spin.seed)
  const segmentId = await drawSegment(spin.seed, spin.clientSeed, spin.weights)
  return { seedHash, segmentId, verdict: verdictOn(spin, seedHash, segmentId) }
}

function verdictOn(
  spin: SpinVerification,
  seedHash: string,
  segmentId: string,
): SpinCheck['verdict'] {
  if (seedHash !== spin.seedHash) return 'hashWrong'
  return segmentId === spin.segmentId ? 'fits' : 'drawWrong'
}
