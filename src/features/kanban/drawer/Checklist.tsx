import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { type Check, type Item, mostChecks } from '#contract/kanban/kanban'
import { sendOnce } from '#lib/sendOnce'
import { LazyActionMenu } from '#ui/cover/lazyCover'
import { languageOf } from '#ui/display/DataText'
import { ProgressBar } from '#ui/display/ProgressBar'
import { CheckboxRow, PlainList } from '#ui/form/CheckboxRow'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useCardActions } from '../actions/useCardActions'
import { MenuButton } from '../KanbanPage'
import { beforeAt } from '../model/kanban'
import { QuickAdd, RenameForm, useRenaming } from '../NameForms'

/** What is to be done for an item, line by line. */
export function Checklist({ item }: { item: Item }) {
  const text = useText()
  const format = useFormat()
  const titleId = useId()
  const { checklist } = item
  const actions = useCardActions({ kind: 'item', id: item.id })
  const draft = `kanban-check:${item.id}`
  const { renaming, rename } = useRenaming(
    checklist.map((check) => ({ id: check.id, name: check.text })),
    draft,
  )
  const [menu, setMenu] = useState<{ check: Check; anchor: HTMLElement } | null>(null)
  const done = checklist.filter(({ isDone }) => isDone).length

  function menuOf(check: Check) {
    const { id } = check
    const index = checklist.findIndex((line) => line.id === id)
    const move = (to: number) =>
      void actions.setCheck({ id, beforeCheckId: beforeAt(checklist, id, to) })
    return [
      { key: 'rename', label: text('kanban.column.rename'), onSelect: () => rename(id) },
      {
        key: 'up',
        label: text('kanban.move.up'),
        begins: true,
        disabled: index <= 0,
        onSelect: () => move(index - 1),
      },
      {
        key: 'down',
        label: text('kanban.move.down'),
        disabled: index === checklist.length - 1,
        onSelect: () => move(index + 1),
      },
      {
        key: 'delete',
        label: text('demo.delete'),
        begins: true,
        onSelect: () => void actions.removeCheck(check, beforeAt(checklist, id, index)),
      },
    ]
  }

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{text('kanban.checklist')}</Title>
      {checklist.length > 0 && (
        <ProgressBar
          label={text('kanban.checklist.done', { done, count: checklist.length })}
          share={done / checklist.length}
          note={format.percent(done / checklist.length)}
        />
      )}
      <PlainList>
        {checklist.map((check) => (
          <li key={check.id} data-entry={check.id}>
            {renaming?.id === check.id ? (
              <RenameForm
                label={text('kanban.check')}
                renaming={renaming}
                onSubmit={(line) => actions.setCheck({ id: check.id, text: line })}
              />
            ) : (
              <CheckLine
                check={check}
                onTick={(isDone) => void actions.setCheck({ id: check.id, isDone })}
                onMenu={(anchor) => setMenu({ check, anchor })}
              />
            )}
          </li>
        ))}
      </PlainList>
      <QuickAdd
        draft={draft}
        label={text('kanban.check.add')}
        fieldLabel={text('kanban.check')}
        onAdd={(line) => sendOnce(draft, line, (id) => actions.setCheck({ id, text: line }))}
        button={{ disabled: checklist.length >= mostChecks }}
      />
      {menu && (
        <LazyActionMenu
          anchor={menu.anchor}
          label={text('kanban.menuOf', { title: menu.check.text })}
          actions={menuOf(menu.check)}
          onClose={() => setMenu(null)}
        />
      )}
    </section>
  )
}

interface CheckLineProps {
  check: Check
  onTick: (isDone: boolean) => void
  onMenu: (anchor: HTMLElement) => void
}

function CheckLine({ check: { text: line, isDone }, onTick, onMenu }: CheckLineProps) {
  const text = useText()
  return (
    <Line>
      <label>
        <input
          type="checkbox"
          checked={isDone}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span lang={languageOf(line, 'en')} dir="auto">
          {line}
        </span>
      </label>
      <MenuButton label={text('kanban.menuOf', { title: line })} onOpen={onMenu} />
    </Line>
  )
}

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 8px' }))

const Line = styled(CheckboxRow)(({ theme }) => ({
  '& span': { minWidth: 0 },
  '& input:checked + span': {
    textDecoration: 'line-through',
    color: theme.palette.text.secondary,
  },
}))
