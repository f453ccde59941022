import type { Dispatch } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { api, demoTags } from '#api/client/api'
import { announceChange } from '#api/client/refetch'
import { type RequestOptions, request } from '#api/client/request'
import {
  type DemoDomain,
  type DemoReport,
  demoDataPaths,
  demoExportSchema,
  demoReportSchema,
  isImportError,
} from '#contract/demoData/demoData'
import { type Failure, isFailure, storeFailure } from '#contract/failure'

export type Outcome<T> = { data: T } | { error: Failure }

/** Ten thousand records are written one after the other. Milliseconds. */
const timeoutMs = 120_000

/** The whole file, and which sections could not be read wholly. */
export function exportDemoData(): Promise<Outcome<v.InferOutput<typeof demoExportSchema>>> {
  return askForData(demoDataPaths.export, demoExportSchema, {})
}

/** Takes the given sections back to their sample content, or all; every tab asks again. */
export function resetDemoData(
  dispatch: Dispatch,
  domains?: readonly DemoDomain[],
): Promise<Outcome<DemoReport>> {
  return change(dispatch, demoDataPaths.reset, domains ? { domains } : {})
}

/** Puts what an exported file holds in the place of what is there; every tab asks again. */
export function importDemoData(dispatch: Dispatch, file: unknown): Promise<Outcome<DemoReport>> {
  return change(dispatch, demoDataPaths.import, file)
}

async function change(
  dispatch: Dispatch,
  path: string,
  body: unknown,
): Promise<Outcome<DemoReport>> {
  const outcome = await askForData(path, demoReportSchema, { method: 'POST', body })
  dispatch(api.util.invalidateTags([...demoTags]))
  announceChange(demoTags)
  return outcome
}

/** For calls that no screen waits for to show its content. */
export async function askForData<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: RequestOptions,
): Promise<Outcome<T>> {
  try {
    const answer = v.safeParse(schema, await request(path, { ...options, timeoutMs }))
    if (answer.success) return { data: answer.output }
    console.error(`${path} answered what does not fit`, v.flatten(answer.issues))
    return { error: { kind: 'badAnswer', status: null, message: path } }
  } catch (cause) {
    if (isFailure(cause)) return { error: named(cause) }
    console.error(`${path} could not be asked`, cause)
    return { error: { kind: 'network', status: null, message: path } }
  }
}

/** A file that is not imported is refused by name. */
function named(failure: Failure): Failure {
  const { body } = failure
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return isImportError(code) ? { ...failure, code } : storeFailure(failure)
}
