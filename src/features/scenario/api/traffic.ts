import {
  type RecordedCall,
  recordingSchema,
  type Traffic,
  trafficPaths,
  trafficSchema,
} from '#contract/scenario/traffic'
import { askPage } from './load'
import { readAnswer } from './scenario'

/** All functions here reject with a `Failure`. The last calls, the oldest first; `after`: only what came since that id. */
export async function readTraffic(after: RecordedCall['id'] = 0): Promise<Traffic> {
  return readAnswer(trafficSchema, await askPage(`${trafficPaths.all}?after=${after}`))
}

/** Answers whether calls are recorded now. */
export async function switchRecording(isRecording: boolean): Promise<boolean> {
  const body = await askPage(trafficPaths.recording, { isRecording })
  return readAnswer(recordingSchema, body).isRecording
}

/** From the first opening of the panel on calls are recorded, until somebody switches it off. */
export async function startRecording(): Promise<void> {
  await askPage(trafficPaths.recording, { isRecording: true, unlessDecided: true })
}

export async function forgetCalls(): Promise<void> {
  await askPage(trafficPaths.clear, {})
}
