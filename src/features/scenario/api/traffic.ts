import {
  type RecordedCall,
  recordingSchema,
  type Traffic,
  trafficPaths,
  trafficSchema,
} from '#contract/scenario/traffic'
import { askPage } from './load'
import { readAnswer } from './scenario'

/**
 * Recorded calls, oldest first; with `after`, only those newer than that id. All functions here reject with a
 * `Failure`.
 */
export async function readTraffic(after: RecordedCall['id'] = 0): Promise<Traffic> {
  return readAnswer(trafficSchema, await askPage(`${trafficPaths.all}?after=${after}`))
}

/** @returns whether calls are now recorded */
export async function switchRecording(isRecording: boolean): Promise<boolean> {
  const body = await askPage(trafficPaths.recording, { isRecording })
  return readAnswer(recordingSchema, body).isRecording
}

/** Starts recording when the panel is first opened, unless a tester has switched it off. */
export async function startRecording(): Promise<void> {
  await askPage(trafficPaths.recording, { isRecording: true, unlessDecided: true })
}

export async function forgetCalls(): Promise<void> {
  await askPage(trafficPaths.clear, {})
}
