import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { sendOnce } from '#lib/sendOnce'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useAddPictureMutation } from '../api/peopleChanges'
import { PictureChoice } from '../writing/PictureChoice'
import { pictureOf } from '../writing/pictureOf'

/** A picture from a file; its title is the file's name. */
export function AddPicture() {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [add] = useAddPictureMutation()
  const [unreadable, setUnreadable] = useState(false)

  async function keep([file]: readonly File[]): Promise<void> {
    if (!file) return
    const image = await pictureOf(file)
    setUnreadable(image === null)
    if (image === null) return
    const title = file.name.replace(/\.\w+$/, '').slice(0, 200)
    await sendOnce('picture', title + image, async (id) => {
      const { isDone } = await run(add({ id, image, title }))
      return isDone
    })
  }

  return (
    <Line>
      <PictureChoice label={text('social.picture.add')} onFiles={keep} />
      {unreadable && <Note tone="error">{text('social.picture.unreadable')}</Note>}
    </Line>
  )
}

const Line = styled('div')({ marginBottom: 12 })
