import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { PlusIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import type { AdminFailure } from '../api/adminApi'
import type { SettingEditing } from './SettingEditor'

interface RowsEditorProps<Row> {
  editing: SettingEditing<Row[]>
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** What of a row is seen in the list. */
  children: (row: Row, index: number) => ReactNode
  /** More that can be done with a row, beside changing it. */
  actions?: (row: Row, index: number) => ReactNode
  /** A new row to begin with; none where rows are not added. */
  makeRow?: () => Row
  addLabel?: string
  /** The form of one row; `save` takes it into the list and saves the list. */
  form: (
    row: Row,
    isNew: boolean,
    save: (row: Row, requestId: string) => Promise<AdminFailure | null>,
  ) => ReactNode
}

/** A setting that is a list: its rows below each other, each changed in a dialog of its own. */
export function RowsEditor<Row>({
  editing: { value: rows, mayEdit, save },
  keyOf,
  nameOf,
  children,
  actions,
  makeRow,
  addLabel,
  form,
}: RowsEditorProps<Row>) {
  const text = useText()
  const titleId = useId()
  const [open, setOpen] = useState<{ row: Row; index: number } | null>(null)
  const isNew = open !== null && open.index === rows.length

  async function saveRow(row: Row, requestId: string): Promise<AdminFailure | null> {
    if (open === null) return null
    const failure = await save(
      isNew ? [...rows, row] : rows.map((one, index) => (index === open.index ? row : one)),
      requestId,
    )
    if (failure === null) setOpen(null)
    return failure && atField(failure, open.index)
  }

  return (
    <>
      <List>
        {rows.map((row, index) => (
          <Item key={keyOf(row)}>
            <Shown>{children(row, index)}</Shown>
            {mayEdit && (
              <Buttons>
                {actions?.(row, index)}
                <Button
                  size="small"
                  aria-label={`${text('admin.form.change')}: ${nameOf(row)}`}
                  onClick={() => setOpen({ row, index })}
                >
                  {text('admin.form.change')}
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
      <CoverDialog
        open={open !== null}
        onClose={() => setOpen(null)}
        fullWidth
        maxWidth="md"
        aria-labelledby={titleId}
      >
        {open && (
          <>
            <DialogTitle id={titleId}>{isNew ? addLabel : nameOf(open.row)}</DialogTitle>
            <DialogContent>{form(open.row, isNew, saveRow)}</DialogContent>
          </>
        )}
      </CoverDialog>
    </>
  )
}

/** The back end names fields of the list (`3.alt`); the dialog has those of its row. */
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
}))

const Shown = styled('div')({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' })

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 })
