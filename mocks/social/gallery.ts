import type * as v from 'valibot'
import {
  type NewPicture,
  type restorePictureSchema,
  storedPictureSchema,
} from '#contract/social/people'
import { now } from '../clock'
import { DemoError } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { randomHex } from '../random'
import { socialDatabase } from './database'

/** Newest first. */
export async function listGallery() {
  const rows = await socialDatabase.gallery.toArray()
  const { records, skipped } = validRecords(storedPictureSchema, rows)
  const gallery = records.toSorted((a, b) => Date.parse(b.dateTime) - Date.parse(a.dateTime))
  return { gallery, ...skipped }
}

export function addPicture({ id = randomHex(8), image, title }: NewPicture) {
  return restorePicture({ id, image, title, dateTime: new Date(now()).toISOString() })
}

export async function removePicture(id: string) {
  if (!(await socialDatabase.gallery.get(id))) throw new DemoError(404, 'There is no such picture')
  await socialDatabase.gallery.delete(id)
  return { id }
}

export async function restorePicture(picture: v.InferOutput<typeof restorePictureSchema>) {
  const { id } = picture
  // Restored twice, by a repeated call or in another tab: the existing picture stays.
  if (!(await socialDatabase.gallery.get(id))) await socialDatabase.gallery.add(picture)
  return { id }
}
