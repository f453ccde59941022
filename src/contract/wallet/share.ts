/** Files that another app shares into this one (`share_target` of the manifest), and their problems. */
import { pictureProblem } from './pictureFile'

/** The field of the form that holds the pictures. */
export const shareField = 'slip'

export const shareProblems = ['none', 'many', 'slipsize', 'sliptype', 'sliplong', 'room'] as const

export type ShareProblem = (typeof shareProblems)[number]

/** @returns the one picture among the shared files, or why there is none. Ignores names and types. */
export async function sharedPicture(
  files: readonly (File | string)[],
): Promise<{ image: File } | { problem: ShareProblem }> {
  const shared = files.filter((file) => file instanceof File && file.size > 0)
  const [image] = shared
  if (!(image instanceof File)) return { problem: 'none' }
  if (shared.length > 1) return { problem: 'many' }
  const problem = await pictureProblem(image)
  return problem === null ? { image } : { problem }
}
