import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import type { UserProfile } from '#contract/users/profile'
import { base64Of, redrawn } from '#lib/files/image'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { useDropZone } from '#ui/drop/useDropZone'
import { BusyButton } from '#ui/form/BusyButton'
import { FileInput } from '#ui/form/FileInput'
import { CameraIcon } from '#ui/icons/actions'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useSaveSection } from '../../api/profile'

/** Larger files are hardly portraits, and slow to read on a phone. */
const largestFile = 20 * 1024 * 1024

/** The profile picture: chosen from a file and saved immediately, or none. */
export function AvatarChoice({ profile }: { profile: UserProfile }) {
  const text = useText()
  const save = useSaveSection()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<MessageKey | null>(null)
  const { avatar, name } = profile.profile
  const dropZone = useDropZone((files) => void choose(files))

  async function keep(next: string): Promise<void> {
    const failure = await save({ profile: { avatar: next } })
    setError(failure === null ? null : 'users.avatar.failed')
  }

  async function choose([file]: readonly File[]): Promise<void> {
    if (file === undefined || busy) return
    setBusy(true)
    const picture = file.size > largestFile ? null : await squarePicture(file).catch(() => null)
    if (picture === null) setError('users.avatar.unreadable')
    else await keep(picture)
    setBusy(false)
  }

  return (
    <>
      <Line ref={dropZone}>
        <PersonAvatar src={avatar} name={name} size={80} />
        <Choice>
          <FileInput
            ref={input}
            accept="image/*"
            aria-label={text('users.avatar.choose')}
            onChoose={(files) => void choose(files)}
          />
          <BusyButton
            ref={choice}
            variant="outlined"
            startIcon={<CameraIcon size={18} />}
            busy={busy}
            loadingPosition="start"
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {text('users.avatar.choose')}
          </BusyButton>
          {avatar !== '' && (
            <BusyButton
              color="error"
              busy={busy}
              onClick={() => {
                // This button disappears with the picture.
                choice.current?.focus()
                void keep('')
              }}
            >
              {text('users.avatar.remove')}
            </BusyButton>
          )}
          <Hint id={hintId}>{text('users.avatar.hint')}</Hint>
        </Choice>
      </Line>
      {error !== null && <Note tone="error">{text(error)}</Note>}
    </>
  )
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  marginBottom: 16,
})

const Choice = styled('div')({ flex: '1 1 200px' })

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '4px 0 0',
  color: theme.palette.text.secondary,
}))

/** Sharp on a phone at the displayed size, and only some kilobytes. */
const side = 192

/**
 * Crops the centre of a picture file to a small square JPEG.
 * @returns a `data:` URL; null if the browser cannot read the picture
 */
async function squarePicture(file: Blob): Promise<string | null> {
  const whole = await redrawn(file)
  if (typeof whole === 'string') return null
  const picture = await createImageBitmap(whole)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  const cut = Math.min(picture.width, picture.height)
  const left = (picture.width - cut) / 2
  const top = (picture.height - cut) / 2
  context?.drawImage(picture, left, top, cut, cut, 0, 0, side, side)
  picture.close()
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  )
  if (context === null || small === null) return null
  return `data:image/jpeg;base64,${await base64Of(small)}`
}
