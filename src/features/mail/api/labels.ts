import { useMemo } from 'react'
import type { CachedResult } from '#api/cache/loadState'
import { demoMutation, demoQuery } from '#api/client/demo'
import {
  type MailLabel,
  type MailLabels,
  mailLabelDeletedSchema,
  mailLabelPaths,
  mailLabelSavedSchema,
  mailLabelsSchema,
  type SaveMailLabel,
} from '#contract/mail/labels'
import { mailApi } from './mail'

export const mailLabelsApi = mailApi.injectEndpoints({
  endpoints: (build) => ({
    mailLabels: build.query<CachedResult<MailLabels>, void>(
      demoQuery('Mail', () => ({ path: mailLabelPaths.labels, schema: mailLabelsSchema })),
    ),
    saveMailLabel: build.mutation<{ label: MailLabel }, SaveMailLabel>(
      demoMutation(['Mail'], (body: SaveMailLabel) => ({
        path: mailLabelPaths.saveLabel,
        schema: mailLabelSavedSchema,
        body,
      })),
    ),
    deleteMailLabel: build.mutation<{ ids: string[] }, string>(
      demoMutation(['Mail'], (id: string) => ({
        path: mailLabelPaths.deleteLabel,
        schema: mailLabelDeletedSchema,
        body: { id },
      })),
    ),
  }),
})

const noLabels: MailLabels['labels'] = []

/** The user-defined labels, sorted by name. */
export const useMailLabels = () =>
  mailLabelsApi.useMailLabelsQuery().currentData?.value.labels ?? noLabels

export type LabelsById = ReadonlyMap<string, MailLabel>

export function useLabelsById(): LabelsById {
  const labels = useMailLabels()
  return useMemo(() => new Map(labels.map((label) => [label.id, label])), [labels])
}
