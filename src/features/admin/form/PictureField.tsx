import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { use, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { longestPicture } from '#contract/admin/fields'
import { type PictureProblem, readPictureFile } from '#contract/wallet/pictureFile'
import { slipTypes } from '#contract/wallet/wallet'
import { pictureAddress } from '#contract/wire'
import { base64Of } from '#lib/files/image'
import { useDropZone } from '#ui/drop/useDropZone'
import { ImageIcon } from '#ui/icons/actions'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { DrawingContext } from './EditForm'
import { LineField, type StaffFieldProps, useStaffField } from './FormFields'

/** Longest sides in pixels, largest first. The first whose file is small enough is used. */
const longestSides = [1360, 1020, 680, 480]

type PictureFile = { address: string; error?: undefined } | { error: PictureProblem }

async function addressOf(file: Blob): Promise<PictureFile> {
  for (const side of longestSides) {
    const read = await readPictureFile(file, side)
    if ('error' in read) return read
    const address = `data:image/jpeg;base64,${await base64Of(read.image)}`
    if (address.length <= longestPicture) return { address }
  }
  return { error: 'slipsize' }
}

interface PictureFieldProps<Values extends FieldValues> extends StaffFieldProps<Values> {
  /** Null without a picture. */
  optional?: boolean
}

/** A picture from the device, redrawn and stored with the setting; or the address of one on this site. */
export function PictureField<Values extends FieldValues>({
  optional = false,
  ...props
}: PictureFieldProps<Values>) {
  const text = useText()
  const errorText = useErrorText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { value, onChange, error } = useStaffField(props)
  const [wrong, setWrong] = useState<PictureProblem | null>(null)
  const drawingRef = use(DrawingContext)
  const address = pictureAddress(value)
  const isInline = typeof value === 'string' && value.startsWith('data:')

  async function take([file]: readonly File[]): Promise<void> {
    if (!file) return
    const drawn = addressOf(file)
    drawingRef.current = drawn
    const read = await drawn
    // The last selection takes precedence.
    if (drawingRef.current !== drawn) return
    drawingRef.current = null
    setWrong(read.error ?? null)
    if ('address' in read) onChange(read.address)
  }

  const dropZone = useDropZone((files) => void take(files))

  function remove(): void {
    drawingRef.current = null
    onChange(optional ? null : '')
    input.current?.focus()
  }

  return (
    <Group ref={dropZone}>
      {isInline ? <legend>{props.label}</legend> : <LineField {...props} optional={optional} />}
      {address !== null && <Shown src={address} alt={text('adminSite.picture.shown')} />}
      <Buttons>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          size="small"
          variant="outlined"
          startIcon={<ImageIcon size={18} />}
          htmlFor={id}
        >
          {text('adminSite.picture.choose')}
          <FileInput
            ref={input}
            id={id}
            type="file"
            accept={slipTypes.join(',')}
            onChange={({ target }) => {
              void take([...(target.files ?? [])])
              // Allows selecting the same file again.
              target.value = ''
            }}
          />
        </Button>
        {isInline && (
          <Button size="small" color="error" onClick={remove}>
            {text('adminSite.form.remove')}
          </Button>
        )}
      </Buttons>
      {wrong !== null && <Wrong role="alert">{errorText({ code: wrong })}</Wrong>}
      {isInline && error !== null && <Wrong role="alert">{error}</Wrong>}
    </Group>
  )
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: '8px 0',
  padding: 0,
  border: 0,
  legend: { ...theme.typography.body2, padding: 0, marginBottom: 4 },
}))

const Shown = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: 'min(100%, 340px)',
  maxHeight: 120,
  marginBottom: 8,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
}))

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // Hidden for staff without edit permission.
  'fieldset:disabled &': { display: 'none' },
})

/** Visually hidden but focusable; the surrounding button shows the focus. */
const FileInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
})

const Wrong = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '4px 0 0',
  color: theme.palette.error.readable,
}))
