import type { HttpHandler } from 'msw/http'
import type * as v from 'valibot'
import { deleteLabelBody, saveLabelBody } from '#contract/kanban/bodies'
import { kanbanPaths } from '#contract/kanban/kanban'
import { withLabel } from '#contract/label'
import { isNameTaken, type Label, mostLabels } from '#lib/label'
import { DemoError, type DemoRoutes } from '../demo/demoRoutes'
import { kanbanDatabase as database } from './database'
import { edited } from './edits'
import { newId, notThere, readItems } from './stored'

async function saveLabel({ label: said, itemIds = [] }: v.InferOutput<typeof saveLabelBody>) {
  const id = said.id ?? newId()
  const stored = await database.labels.get(id)
  if (!stored && said.name === undefined) throw notThere('label')
  if (!stored && (await database.labels.count()) >= mostLabels) {
    throw new DemoError('full')
  }
  if (said.name !== undefined) {
    const isTaken = isNameTaken(await database.labels.toArray(), { id, name: said.name })
    if (isTaken) throw new DemoError('taken')
  }
  const blank: Label = { id, name: '', color: 'grey' }
  const label = edited(stored ?? blank, { ...said, id })
  await database.labels.put(label)
  const items = await readItems(itemIds)
  await database.items.bulkPut(
    items.map((item) => ({ ...item, labelIds: withLabel(item.labelIds, { addLabel: id }) })),
  )
  return { label }
}

/** Deletes a label and removes it from all items. */
async function deleteLabel(labelId: string) {
  if (!(await database.labels.get(labelId))) throw notThere('label')
  await database.labels.delete(labelId)
  const items = await readItems(await database.items.toCollection().primaryKeys())
  await database.items.bulkPut(
    items
      .filter(({ labelIds }) => labelIds.includes(labelId))
      .map((item) => ({ ...item, labelIds: withLabel(item.labelIds, { removeLabel: labelId }) })),
  )
  return { labelId }
}

export function labelRoutes(routes: DemoRoutes): HttpHandler[] {
  return [
    routes.post(kanbanPaths.saveLabel, saveLabelBody, (body) => saveLabel(body)),
    routes.post(kanbanPaths.deleteLabel, deleteLabelBody, (body) => deleteLabel(body.labelId)),
  ]
}
