import type { Dispatch } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { api, demoTags } from '#api/client/api'
import { broadcastInvalidation } from '#api/client/refetch'
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

/** Timeout in ms: an import writes ten thousand records one by one. */
const timeoutMs = 120_000

/** The whole export file, and the sections that could not be read completely. */
export function exportDemoData(): Promise<Outcome<v.InferOutput<typeof demoExportSchema>>> {
  return askForData(demoDataPaths.export, demoExportSchema, {})
}

/** Resets the given sections, or all, to their sample content. Every tab refetches. */
export function resetDemoData(
  dispatch: Dispatch,
  domains?: readonly DemoDomain[],
): Promise<Outcome<DemoReport>> {
  return change(dispatch, demoDataPaths.reset, domains ? { domains } : {})
}

/** Replaces the current content with an exported file. Every tab refetches. */
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
  broadcastInvalidation(demoTags)
  return outcome
}

/** For requests whose result is not shown as page content. */
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

/** Names the reason why a file was not imported. */
function named(failure: Failure): Failure {
  const { body } = failure
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return isImportError(code) ? { ...failure, code } : storeFailure(failure)
}
