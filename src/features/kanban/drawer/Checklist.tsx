import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { type Check, type Item, mostChecks } from '#contract/kanban/kanban'
import { sendOnce } from '#lib/sendOnce'
import { languageOf } from '#ui/display/DataText'
import { ProgressBar } from '#ui/display/ProgressBar'
import { CheckboxRow } from '#ui/form/CheckboxRow'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LazyActionMenu } from '#ui/overlay/lazyOverlay'
import { useCardActions } from '../actions/useCardActions'
import { useMovesWithin } from '../actions/useItemPlace'
import type { DragHandle } from '../drag/DropList'
import { MenuButton } from '../MenuButton'
import { beforeAt } from '../model/kanban'
import { QuickAdd, RenameForm, useRenaming } from '../NameForms'
import { MovableLines } from './MovableLines'

/** Checklist of an item. */
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
  const movesWithin = useMovesWithin()
  const done = checklist.filter(({ isDone }) => isDone).length

  function moveTo(id: string, index: number): void {
    void actions.setCheck({ id, beforeCheckId: beforeAt(checklist, id, index) })
  }

  function menuOf(check: Check) {
    const { id } = check
    const index = checklist.findIndex((line) => line.id === id)
    return [
      { key: 'rename', label: text('kanban.column.rename'), onSelect: () => rename(id) },
      ...movesWithin({ items: checklist, index, moveTo: (to) => moveTo(id, to) }),
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
      <MovableLines checklist={checklist} writtenId={renaming?.id} onMove={moveTo}>
        {(check, handle) =>
          renaming?.id === check.id ? (
            <RenameForm
              label={text('kanban.check')}
              renaming={renaming}
              onSubmit={(line) => actions.setCheck({ id: check.id, text: line })}
            />
          ) : (
            <CheckLine
              check={check}
              handle={handle}
              onTick={(isDone) => void actions.setCheck({ id: check.id, isDone })}
              onMenu={(anchor) => setMenu({ check, anchor })}
            />
          )
        }
      </MovableLines>
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
  handle: DragHandle
  onTick: (isDone: boolean) => void
  onMenu: (anchor: HTMLElement) => void
}

function CheckLine({ check: { text: line, isDone }, handle, onTick, onMenu }: CheckLineProps) {
  const text = useText()
  // Keyboard users reach its checkbox and its menu, so the line itself is not a tab stop.
  const { role: _, tabIndex: __, 'aria-describedby': ___, ...pointerHandle } = handle ?? {}
  return (
    <Line {...pointerHandle}>
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
