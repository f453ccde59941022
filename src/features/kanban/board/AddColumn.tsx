import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { PlusIcon } from '../../../ui/icons/PlusIcon'
import { useText } from '../../../ui/intl/useText'
import { useColumnDeeds } from '../deeds/useColumnDeeds'
import { InlineForm } from '../frame/InlineForm'

/** Above the board: a new column at its end. */
export function AddColumn() {
  const text = useText()
  const { add } = useColumnDeeds()
  const [isOpen, setOpen] = useState(false)
  return (
    <Line>
      {isOpen ? (
        <Narrow>
          <InlineForm
            label={text('kanban.column.name')}
            submitLabel={text('kanban.add')}
            onSubmit={add}
            onClose={() => setOpen(false)}
          />
        </Narrow>
      ) : (
        <Button startIcon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
          {text('kanban.column.add')}
        </Button>
      )}
    </Line>
  )
}

const Line = styled('div')({ display: 'flex', marginBottom: 8 })

const Narrow = styled('div')({ width: 320, maxWidth: '100%' })
