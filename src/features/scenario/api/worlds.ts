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

/** All functions here reject with a `Failure`. The newest first. */
export async function readWorlds(): Promise<SavedWorld[]> {
  return (await ask(savedWorldsSchema, worldPaths.all)).worlds
}

/** `device`: what the app keeps on it. */
export async function saveWorld(
  name: string,
  device: Readonly<Record<string, string>>,
): Promise<SavedWorld[]> {
  return (await ask(savedWorldsSchema, worldPaths.all, { name, device })).worlds
}

/**
 * Answers what the app kept on the device then; null where it was called off, and for the sample data (`id`: null).
 * `isAnew`: somebody was stopped in the middle of it.
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

/** The text of one file. */
export async function exportWorld(id: string): Promise<string> {
  return JSON.stringify(await ask(worldFileSchema, worldPaths.export, { id }))
}

/** Everything as it is now, as a report bears it. */
export async function reportWorld(): Promise<WorldFile> {
  return ask(worldFileSchema, worldPaths.report, {})
}

/** `json`: what stands in its file. */
export async function importWorld(json: string): Promise<ImportedWorld> {
  return readAnswer(importedSchema, await sendPage(worldPaths.import, json))
}

/** What has changed since; `other`: in another one in place of now. */
export async function compareWorld(id: string, other: string | null): Promise<Difference[]> {
  return (await ask(differencesSchema, worldPaths.compare, { id, other })).differences
}
