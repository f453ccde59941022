/** Reset, export and import of the demo sections' data, and the errors of their stores. */
import * as v from 'valibot'
import { storageErrors } from '#lib/storage/storageError'

export const demoDataPaths = {
  reset: '/api/demo/reset',
  export: '/api/demo/export',
  import: '/api/demo/import',
} as const

/** The demo sections, each with its own database. */
export const demoDomains = [
  'calendar',
  'chat',
  'contacts',
  'customers',
  'kanban',
  'mail',
  'shop',
  'social',
  'users',
] as const

export type DemoDomain = (typeof demoDomains)[number]

export function isDemoDomain(name: unknown): name is DemoDomain {
  return demoDomains.some((domain) => domain === name)
}

/** Format name of an exported file. */
export const demoDataFormat = 'arcade-demo-data'

/** Version of the file's layout; a file with a higher version is not read. */
export const demoDataVersion = 1

/** Why a file is not imported; the `code` of a 400. */
export const importErrors = ['notdemodata', 'newerfile', 'badrecords'] as const

export type ImportError = (typeof importErrors)[number]

export function isImportError(code: unknown): code is ImportError {
  return importErrors.some((error) => error === code)
}

/** BroadcastChannel for the progress of a long import. */
export const importChannel = 'demo-import'

export const importProgressSchema = v.object({ done: v.number(), of: v.number() })

/** Rows written, and rows in total. */
export type ImportProgress = v.InferOutput<typeof importProgressSchema>

/** Without `domains`, all sections return to their sample content. */
export const resetSchema = v.object({
  domains: v.optional(v.pipe(v.array(v.picklist(demoDomains)), v.maxLength(100))),
})

/** Why a section stays unchanged; `badrecords`: its records contradict each other. */
const reportedFaults = [...storageErrors, 'badrecords'] as const

/** Result of a reset or an import: each section as a whole, or not at all and why. */
export const demoReportSchema = v.object({
  done: v.array(v.picklist(demoDomains)),
  failed: v.array(v.object({ domain: v.picklist(demoDomains), code: v.picklist(reportedFaults) })),
})

export type DemoReport = v.InferOutput<typeof demoReportSchema>

/** An exported file, as far as the page reads it; the person gets it unchanged. */
export const demoExportSchema = v.looseObject({
  format: v.literal(demoDataFormat),
  version: v.number(),
  /** Sections with unreadable parts. */
  unreadable: v.array(v.picklist(demoDomains)),
})
