import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ComponentType, type ReactNode, use, useId, useState } from 'react'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { DataText } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { BusyIconButton } from '#ui/form/BusyButton'
import { PlusIcon, TrashIcon } from '#ui/icons/actions'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import type { AdminFailure } from '../api/adminApi'
import type { Self } from '../decision/SelfCheck'
import { SpokenName } from '../form/SpokenName'
import { EditedContext } from '../form/useFormDraft'
import type { FormWeight } from '../guard/useGuard'
import type { SettingEditing } from './SettingEditor'

export interface RowFormProps<Row> {
  row: Row
  mayEdit: boolean
  /** Adds or replaces the row in the list and saves the list. */
  onSave: (row: Row, requestId: string, self?: Self) => Promise<AdminFailure | null>
  /** Weight of the list with the row, if a second person may have to approve it. */
  weigh: (row: Row) => FormWeight
}

interface RowsEditorProps<Row> {
  editing: SettingEditing<Row[]>
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Content of a row in the list. */
  children: (row: Row, index: number) => ReactNode
  /** Called with the new list, if rows can be reordered or removed. */
  onRows?: (rows: Row[]) => void
  /** Creates a new row; omitted if rows cannot be added. */
  makeRow?: () => Row
  addLabel?: string
  Form: ComponentType<RowFormProps<Row>>
  /** Filters the rows shown; all if omitted. */
  isShown?: (row: Row) => boolean
}

/** A setting that is a list: its rows, each edited in its own dialog. */
export function RowsEditor<Row>({
  editing: { value: rows, mayEdit, save, weigh },
  keyOf,
  nameOf,
  children,
  onRows,
  makeRow,
  addLabel,
  Form,
  isShown = () => true,
}: RowsEditorProps<Row>) {
  const text = useText()
  const titleId = useId()
  const [open, setOpen] = useState<{ row: Row; index: number } | null>(null)
  const [removed, setRemoved] = useState<number | null>(null)
  const goes = removed === null ? undefined : rows[removed]
  const isNew = open !== null && open.index === rows.length
  const { about, version } = use(EditedContext)

  const withRow = (row: Row) =>
    isNew ? [...rows, row] : rows.map((one, index) => (index === open?.index ? row : one))

  async function saveRow(row: Row, requestId: string, self?: Self): Promise<AdminFailure | null> {
    if (open === null) return null
    const failure = await save(withRow(row), requestId, self)
    if (failure === null) setOpen(null)
    return failure && atField(failure, open.index)
  }

  return (
    <>
      {rows.length === 0 && <p>{text('ui.emptyTitle')}</p>}
      <List>
        {rows.map((row, index) => (
          <Item key={keyOf(row)} hidden={!isShown(row)}>
            <Shown>{children(row, index)}</Shown>
            {mayEdit && (
              <Buttons>
                {onRows && (
                  <>
                    <BusyIconButton
                      disabled={index === 0}
                      onClick={() => onRows(moved(rows, index, index - 1))}
                    >
                      <ArrowUpIcon size={18} />
                      <SpokenName>{`${text('adminSite.form.earlier')}: ${nameOf(row)}`}</SpokenName>
                    </BusyIconButton>
                    <BusyIconButton
                      disabled={index === rows.length - 1}
                      onClick={() => onRows(moved(rows, index, index + 1))}
                    >
                      <ArrowDownIcon size={18} />
                      <SpokenName>{`${text('adminSite.form.later')}: ${nameOf(row)}`}</SpokenName>
                    </BusyIconButton>
                    <IconButton onClick={() => setRemoved(index)}>
                      <TrashIcon size={18} />
                      <SpokenName>{`${text('adminSite.form.remove')}: ${nameOf(row)}`}</SpokenName>
                    </IconButton>
                  </>
                )}
                <Button size="small" onClick={() => setOpen({ row, index })}>
                  {text('adminSite.form.change')}
                  <SpokenName>{`: ${nameOf(row)}`}</SpokenName>
                </Button>
              </Buttons>
            )}
          </Item>
        ))}
      </List>
      {mayEdit && makeRow && (
        <Button
          startIcon={<PlusIcon size={18} />}
          onClick={() => setOpen({ row: makeRow(), index: rows.length })}
        >
          {addLabel}
        </Button>
      )}
      <LazyConfirmDialog
        open={goes !== undefined}
        title={`${text('adminSite.form.remove')}: ${goes === undefined ? '' : nameOf(goes)}`}
        confirmLabel={text('adminSite.form.remove')}
        destructive
        onConfirm={() => {
          if (removed !== null) onRows?.(rows.toSpliced(removed, 1))
          setRemoved(null)
        }}
        onCancel={() => setRemoved(null)}
      >
        {text('adminSite.form.removeMeans')}
      </LazyConfirmDialog>
      <OverlayDialog
        open={open !== null}
        onClose={() => setOpen(null)}
        fullWidth
        maxWidth="md"
        aria-labelledby={titleId}
      >
        {open && (
          <>
            <DialogTitle id={titleId}>
              {isNew ? addLabel : <DataText>{nameOf(open.row)}</DataText>}
            </DialogTitle>
            <DialogContent>
              <EditedContext
                value={{ about: `${about}:${isNew ? 'new' : keyOf(open.row)}`, version }}
              >
                <Form
                  row={open.row}
                  mayEdit={mayEdit}
                  onSave={saveRow}
                  weigh={(row) => weigh(withRow(row))}
                />
              </EditedContext>
            </DialogContent>
          </>
        )}
      </OverlayDialog>
    </>
  )
}

/** Whether players see the row. */
export function OnOffChip({ status }: { status: 'on' | 'off' }) {
  const text = useText()
  return (
    <StatusChip
      label={text(`adminSite.onOff.${status}`)}
      tone={status === 'on' ? 'success' : 'neutral'}
    />
  )
}

/** One more than the largest number at the end of any id. */
export function nextNumber(ids: readonly string[]): number {
  return Math.max(0, ...ids.map((id) => Number(/\d+$/.exec(id)?.[0] ?? 0))) + 1
}

/** The list with one row moved to another position. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** The back end names fields of the list (`3.alt`); the dialog uses the names of its row. */
function atField(failure: AdminFailure, index: number): AdminFailure {
  const { error } = failure
  const prefix = `${index}.`
  if (!error?.field?.startsWith(prefix)) return failure
  return { ...failure, error: { ...error, field: error.field.slice(prefix.length) } }
}

const List = styled('ul')({ listStyle: 'none', margin: '0 0 12px', padding: 0 })

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: 8,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '&[hidden]': { display: 'none' },
}))

const Shown = styled('div')({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' })

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 })
