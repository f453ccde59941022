import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { PlusIcon } from '../../../ui/icons/PlusIcon'
import { useText } from '../../../ui/intl/useText'
import { useStoryDeeds } from '../deeds/useStoryDeeds'
import { InlineForm } from '../frame/InlineForm'

/** Above the stories: a new one at their end. */
export function AddStory() {
  const text = useText()
  const { add } = useStoryDeeds()
  const [isOpen, setOpen] = useState(false)
  return (
    <Line>
      {isOpen ? (
        <Narrow>
          <InlineForm
            label={text('kanban.story.title')}
            submitLabel={text('kanban.add')}
            onSubmit={add}
            onClose={() => setOpen(false)}
          />
        </Narrow>
      ) : (
        <Button startIcon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
          {text('kanban.story.add')}
        </Button>
      )}
    </Line>
  )
}

const Line = styled('div')({ display: 'flex', marginBottom: 8 })

const Narrow = styled('div')({ width: 420, maxWidth: '100%' })
