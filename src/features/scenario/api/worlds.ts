import type * as v from 'valibot'
import {
  type Difference,
  differencesSchema,
  type ImportedWorld,
  importedSchema,
  restoredSchema,
  type SavedWorld,
  savedWorldsSchema,
  type WorldFile,
  worldFileSchema,
  worldPaths,
} from '#contract/scenario/world'
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
export async function readWorlds(): Promise<SavedWorld[]> {
  return (await ask(savedWorldsSchema, worldPaths.all)).worlds
}

/** `device`: the app's settings on this device. */
export async function saveWorld(
  name: string,
  device: Readonly<Record<string, string>>,
): Promise<SavedWorld[]> {
  return (await ask(savedWorldsSchema, worldPaths.all, { name, device })).worlds
}

/**
 * Restores a snapshot, or the sample data if `id` is null. `isAnew`: an earlier attempt was interrupted.
 * @returns the device settings saved with it; null if cancelled, and for the sample data
 */
export async function restoreWorld(
  id: string | null,
  isAnew: boolean,
): Promise<Record<string, string> | null> {
  return (await ask(restoredSchema, worldPaths.restore, { id, isAnew })).device
}

export async function removeWorld(id: string): Promise<SavedWorld[]> {
  return (await ask(savedWorldsSchema, worldPaths.remove, { id })).worlds
}

/** A snapshot as the text of a file. */
export async function exportWorld(id: string): Promise<string> {
  return JSON.stringify(await ask(worldFileSchema, worldPaths.export, { id }))
}

/** The current state, as included in a report. */
export async function reportWorld(): Promise<WorldFile> {
  return ask(worldFileSchema, worldPaths.report, {})
}

/** `json`: the content of the file. */
export async function importWorld(json: string): Promise<ImportedWorld> {
  return readAnswer(importedSchema, await sendPage(worldPaths.import, json))
}

/** Compares a snapshot with `other`, or with the current state if `other` is null. */
export async function compareWorld(id: string, other: string | null): Promise<Difference[]> {
  return (await ask(differencesSchema, worldPaths.compare, { id, other })).differences
}
