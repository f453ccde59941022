import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { PlusIcon } from '#ui/icons/PlusIcon'
import { useText } from '#ui/intl/useText'
import { InlineForm } from './InlineForm'

interface AddLineProps {
  /** On the button. */
  label: string
  /** On the field that it opens. */
  fieldLabel: string
  /** Pixels that the field takes where there is room. */
  width: number
  /** Answers whether it was added; if not, what was typed stays. */
  onAdd: (title: string) => Promise<boolean>
}

/** Above columns or stories: a new one at their end, named in place. */
export function AddLine({ label, fieldLabel, width, onAdd }: AddLineProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Line>
      {isOpen ? (
        <Narrow style={{ width }}>
          <InlineForm
            label={fieldLabel}
            submitLabel={text('kanban.add')}
            onSubmit={onAdd}
            onClose={() => setOpen(false)}
          />
        </Narrow>
      ) : (
        <Button startIcon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </Line>
  )
}

const Line = styled('div')({ display: 'flex', marginBottom: 8 })

const Narrow = styled('div')({ maxWidth: '100%' })
