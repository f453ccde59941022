import type { ImportProblem } from '#contract/demoData/demoData'

/** What a chosen file holds as JSON, or why it is not sent at all. */
export async function readImportFile(
  file: File,
): Promise<{ content: unknown } | { problem: ImportProblem }> {
  try {
    return { content: JSON.parse(await file.text()) }
  } catch (cause) {
    console.warn(`${file.name} is not JSON`, cause)
    return { problem: 'notdemodata' }
  }
}
