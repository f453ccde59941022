import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useOnline } from '#api/client/refetch'
import { handInSlip, useSlipState } from '#api/money/slipQueue'
import { type PictureProblem, readPictureFile } from '#contract/wallet/pictureFile'
import { slipTypes } from '#contract/wallet/wallet'
import { memberPaths } from '#lib/paths/member'
import { sharedSlip } from '#lib/storage/sharedSlip'
import { useDropZone } from '#ui/drop/useDropZone'
import { BusyButton, ButtonLink } from '#ui/form/BusyButton'
import { FileInput } from '#ui/form/FileInput'
import { ImageIcon } from '#ui/icons/actions'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'

interface SlipPanelProps {
  userId: string
  depositId: string
}

/** Uploads a picture of the transfer. It may be queued offline because it moves no money. */
export function SlipPanel({ userId, depositId }: SlipPanelProps) {
  const text = useText()
  const errorText = useErrorText()
  const dispatch = useDispatch()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<PictureProblem | null>(null)
  const [reading, setReading] = useState(false)
  const slip = useSlipState(depositId)
  const isOnline = useOnline()
  const isBusy = reading || slip?.phase === 'sending'
  const dropZone = useDropZone((files) => void choose(files))
  const [isShared, setShared] = useState(false)
  useEffect(() => {
    void sharedSlip().then((image) => setShared(image !== null))
  }, [])

  async function choose([file]: readonly File[]): Promise<void> {
    if (file === undefined || isBusy) return
    setReading(true)
    const read = await readPictureFile(file)
    setReading(false)
    setError('error' in read ? read.error : null)
    if ('image' in read) await handInSlip(dispatch, userId, depositId, read.image)
  }

  const wrong = error ? { code: error } : slip?.phase === 'refused' ? slip.failure : null
  return (
    <>
      <FileInput
        ref={input}
        accept={slipTypes.join(',')}
        aria-label={text('wallet.deposit.slip')}
        onChoose={(files) => void choose(files)}
      />
      <BusyButton
        ref={dropZone}
        size="large"
        variant="outlined"
        startIcon={<ImageIcon />}
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {text('wallet.deposit.slip')}
      </BusyButton>
      {isShared && (
        <ButtonLink to={memberPaths.sharedSlip} variant="outlined" size="large">
          {text('wallet.shared.use')}
        </ButtonLink>
      )}
      {wrong && <ErrorText role="alert">{errorText(wrong)}</ErrorText>}
      {slip?.phase === 'queued' && (
        <output>
          {!slip.isStored && text('wallet.deposit.slipNotKept')}
          {slip.isStored &&
            (isOnline ? text('wallet.deposit.slipAgain') : errorText({ code: 'slipqueued' }))}
          {/* On its own line, because the text before it has no full stop. */}
          <br />
          {slip.isStored && <span>{text('wallet.deposit.slipUntilLogout')}</span>}
        </output>
      )}
    </>
  )
}

const ErrorText = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.error.readable }))
