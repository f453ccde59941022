import type * as v from 'valibot'
import {
  type Difference,
  differencesSchema,
  type ImportedSnapshot,
  importedSchema,
  restoredSchema,
  type SavedSnapshot,
  type SnapshotFile,
  savedSnapshotsSchema,
  snapshotFileSchema,
  snapshotPaths,
} from '#contract/scenario/snapshot'
import { askPage, sendPage } from './load'
import { readAnswer } from './scenario'

async function ask<const Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  body?: unknown,
): Promise<v.InferOutput<Schema>> {
  return readAnswer(schema, await askPage(path, body))
}

/** Saved snapshots, newest first. All functions here reject with a `Failure`. */
export async function readSnapshots(): Promise<SavedSnapshot[]> {
  return (await ask(savedSnapshotsSchema, snapshotPaths.all)).worlds
}

/** `device`: the app's settings on this device. */
export async function saveSnapshot(
  name: string,
  device: Readonly<Record<string, string>>,
): Promise<SavedSnapshot[]> {
  return (await ask(savedSnapshotsSchema, snapshotPaths.all, { name, device })).worlds
}

/**
 * Restores a snapshot, or the sample data if `id` is null. `isAnew`: an earlier attempt was interrupted.
 * @returns the device settings saved with it; null if cancelled, and for the sample data
 */
export async function restoreSnapshot(
  id: string | null,
  isAnew: boolean,
): Promise<Record<string, string> | null> {
  return (await ask(restoredSchema, snapshotPaths.restore, { id, isAnew })).device
}

export async function removeSnapshot(id: string): Promise<SavedSnapshot[]> {
  return (await ask(savedSnapshotsSchema, snapshotPaths.remove, { id })).worlds
}

/** A snapshot as the text of a file. */
export async function exportSnapshot(id: string): Promise<string> {
  return JSON.stringify(await ask(snapshotFileSchema, snapshotPaths.export, { id }))
}

/** The current state, as included in a report. */
export async function reportSnapshot(): Promise<SnapshotFile> {
  return ask(snapshotFileSchema, snapshotPaths.report, {})
}

/** `json`: the content of the file. */
export async function importSnapshot(json: string): Promise<ImportedSnapshot> {
  return readAnswer(importedSchema, await sendPage(snapshotPaths.import, json))
}

/** Compares a snapshot with `other`, or with the current state if `other` is null. */
export async function compareSnapshot(id: string, other: string | null): Promise<Difference[]> {
  return (await ask(differencesSchema, snapshotPaths.compare, { id, other })).differences
}
