import type { HttpHandler } from 'msw/http'
import type * as v from 'valibot'
import {
  deleteMailLabelBody,
  type MailLabel,
  mailLabelPaths,
  mailLabelSchema,
  saveMailLabelBody,
} from '#contract/mail/labels'
import { scopeAsked, storedMailSchema } from '#contract/mail/mail'
import { isNameTaken, mostLabels } from '#lib/label'
import { DemoError, type DemoRoutes, wholeStoreBody } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { mailDatabase } from './database'
import { countUnread } from './lists'
import { mailsOf, putMails, relabelled } from './rows'

export function labelRoutes(routes: DemoRoutes): HttpHandler[] {
  return [
    routes.get(mailLabelPaths.labels, () => allLabels()),
    routes.post(
      mailLabelPaths.saveLabel,
      saveMailLabelBody,
      (body) => saveLabel(body),
      wholeStoreBody,
    ),
    routes.post(mailLabelPaths.deleteLabel, deleteMailLabelBody, ({ id }) => deleteLabel(id)),
  ]
}

async function allLabels() {
  const { labels } = mailDatabase
  const { records, skipped } = validRecords(mailLabelSchema, await labels.toArray())
  const byName = records.toSorted((one, other) => one.name.localeCompare(other.name))
  const counted = byName.map(async (label) => ({
    ...label,
    unread: await countUnread(scopeAsked({ place: 'all', label: label.id })),
  }))
  return { labels: await Promise.all(counted), ...skipped }
}

async function saveLabel({ label: said, ids }: v.InferOutput<typeof saveMailLabelBody>) {
  const { labels } = mailDatabase
  const { id, name, color } = said
  const known = await labels.get(id)
  if (!known && name === undefined) throw unknownLabel()
  if (!known && (await labels.count()) >= mostLabels) {
    throw new DemoError('full')
  }
  if (name !== undefined && isNameTaken(await labels.toArray(), { id, name })) {
    throw new DemoError('taken')
  }
  const before = known ?? { name: '', color: 'grey' as const }
  const label: MailLabel = { id, name: name ?? before.name, color: color ?? before.color }
  await labels.put(label)
  if (ids !== undefined) {
    const mails = await mailsOf(ids)
    await putMails(mails.map((mail) => relabelled(mail, { addLabel: id })))
  }
  return { label }
}

/** Deletes a label and removes it from all mails. */
async function deleteLabel(id: string) {
  const isThere = (await mailDatabase.labels.get(id)) !== undefined
  const { records } = validRecords(storedMailSchema, await mailDatabase.mails.toArray())
  const labelled = records.filter(({ labelIds, deletedLabelId }) =>
    isThere ? labelIds.includes(id) : deletedLabelId === id,
  )
  // A repeated call after a lost answer still returns the mails, because undo needs them.
  if (!isThere && labelled.length === 0) throw unknownLabel()
  await mailDatabase.labels.delete(id)
  await putMails(
    labelled.map((mail) => ({ ...relabelled(mail, { removeLabel: id }), deletedLabelId: id })),
  )
  return { ids: labelled.map((mail) => mail.id) }
}

const unknownLabel = () => new DemoError(404, 'There is no such label')
