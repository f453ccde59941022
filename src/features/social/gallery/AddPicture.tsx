import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { sendOnce } from '#lib/sendOnce'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useAddPictureMutation } from '../api/peopleChanges'
import { PictureChoice } from '../writing/PictureChoice'

/** A picture from a file; its title is the file's name. */
export function AddPicture() {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [add] = useAddPictureMutation()
  const [unreadable, setUnreadable] = useState(false)

  function keep(image: string, fileName: string): void {
    setUnreadable(false)
    const title = fileName.replace(/\.\w+$/, '').slice(0, 200)
    void sendOnce('picture', title + image, async (id) => {
      const { isDone } = await run(add({ id, image, title }))
      return isDone
    })
  }

  return (
    <Line>
      <PictureChoice
        label={text('social.picture.add')}
        onPicture={keep}
        onUnreadable={() => setUnreadable(true)}
      />
      {unreadable && <Note tone="error">{text('social.picture.unreadable')}</Note>}
    </Line>
  )
}

const Line = styled('div')({ marginBottom: 12 })
