/** Resetting, exporting and importing what the demo sections keep; and what their stores may suffer. */
import * as v from 'valibot'
import { storeFaults } from '#lib/storage/storeFault'

export const demoDataPaths = {
  reset: '/api/demo/reset',
  export: '/api/demo/export',
  import: '/api/demo/import',
} as const

/** The demo sections, each with a database of its own. */
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

/** What an exported file calls itself. */
export const demoDataFormat = 'arcade-demo-data'

/** Of the file's own layout; a file of a higher one is not read. */
export const demoDataVersion = 1

/** Why a file is not imported; the `code` of a 400. */
export const importErrors = ['notdemodata', 'newerfile', 'badrecords'] as const

export type ImportError = (typeof importErrors)[number]

export function isImportError(code: unknown): code is ImportError {
  return importErrors.some((error) => error === code)
}

/** The BroadcastChannel on which an import that takes long says how far it is. */
export const importChannel = 'demo-import'

export const importProgressSchema = v.object({ done: v.number(), of: v.number() })

/** Rows written, of how many. */
export type ImportProgress = v.InferOutput<typeof importProgressSchema>

/** Without `domains` all sections go back to their sample content. */
export const resetSchema = v.object({
  domains: v.optional(v.pipe(v.array(v.picklist(demoDomains)), v.maxLength(100))),
})

/** Why a section kept what it had; `badrecords`: its records cannot stand beside one another. */
const reportedFaults = [...storeFaults, 'badrecords'] as const

/** What a reset or an import did: each section wholly, or not at all and why. */
export const demoReportSchema = v.object({
  done: v.array(v.picklist(demoDomains)),
  failed: v.array(v.object({ domain: v.picklist(demoDomains), code: v.picklist(reportedFaults) })),
})

export type DemoReport = v.InferOutput<typeof demoReportSchema>

/** An exported file, as far as the page looks into it: it hands it to the person as it is. */
export const demoExportSchema = v.looseObject({
  format: v.literal(demoDataFormat),
  version: v.number(),
  /** Sections of which something could not be read. */
  unreadable: v.array(v.picklist(demoDomains)),
})
