import { useState } from 'react'
import { mostTags } from '#contract/admin/people'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { useSetTagsMutation } from '../../api/peopleCalls'
import { DecisionDialog } from '../../decision/DecisionDialog'
import { useDraftOver } from '../../form/draft'
import type { PlayerDialogProps } from './playerDialog'

const longestTag = 24

/** Tags by which staff sort players, separated by commas. */
export function TagsDialog({ player, onClose }: PlayerDialogProps) {
  const text = useText()
  const [setTags] = useSetTagsMutation()
  // The tags when the dialog opened: a colleague's addition must not be removed unseen.
  const [{ userId, tags: shown }] = useState(player)
  // A draft for other tags is not applied to these.
  const about = `tags:${userId}:${shown.join()}`
  const { valueOf, change } = useDraftOver(about, { tags: shown.join(', ') })
  const typed = valueOf('tags')
  const [isWrong, setWrong] = useState(false)
  const tags = [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
  const fits = tags.length <= mostTags && tags.every((tag) => tag.length <= longestTag)
  const limits = { most: mostTags, longest: longestTag }
  return (
    <DecisionDialog
      title={text('adminPeople.do.tags')}
      about={about}
      summary={
        <Field
          label={text('adminPeople.tags')}
          name="tags"
          maxLength={300}
          autoFocus
          hint={text('adminPeople.tagsHint', limits)}
          error={isWrong && !fits ? text('adminPeople.tagsHint', limits) : null}
          value={typed}
          onChange={change('tags')}
        />
      }
      confirmLabel={text('adminPeople.save')}
      asks={nothing}
      focusesConfirm={false}
      send={({ requestId }) => {
        setWrong(!fits)
        if (!fits) return null
        return setTags({ requestId, userId, tags, shown })
      }}
      done={text('adminPeople.done.tags')}
      onClose={onClose}
    />
  )
}

const nothing = [] as const
