import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Deposit } from '#contract/wallet/wallet'
import { download } from '#lib/files/download'
import { DownloadIcon, ForwardIcon } from '#ui/icons/actions'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { qrPicture } from '#ui/money/qrPicture'

interface QrActionsProps {
  deposit: Deposit
  /** Text of the QR code. */
  value: string
  overlay?: string
}

const type = 'image/png'

/** Saves or shares the code as a picture for the banking app, because a phone cannot scan its own screen. */
export function QrActions({ deposit, value, overlay }: QrActionsProps) {
  const text = useText()
  const format = useFormat()
  const [outcome, setOutcome] = useState<MessageKey | null>(null)
  const name = `promptpay_${deposit.depositId}.png`

  async function withPicture(work: (picture: Blob) => Promise<void>): Promise<void> {
    const lines = [format.money(deposit.amount), deposit.depositId]
    try {
      await work(await qrPicture({ value, lines, overlay }))
    } catch (cause) {
      console.error('The QR code could not be made a picture', cause)
      setOutcome('wallet.deposit.qrFailed')
    }
  }

  const save = async (picture: Blob) => {
    download(picture, name, type)
    setOutcome('wallet.deposit.qrSaved')
  }

  async function share(picture: Blob): Promise<void> {
    try {
      await navigator.share({ files: [new File([picture], name, { type })] })
    } catch (cause) {
      // If the player closed the share sheet, do nothing. If the browser refused to share, save the file.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) await save(picture)
    }
  }

  return (
    <>
      <Buttons>
        <Button startIcon={<DownloadIcon size={18} />} onClick={() => void withPicture(save)}>
          {text('wallet.deposit.qrSave')}
        </Button>
        {canShareFiles() && (
          <Button startIcon={<ForwardIcon size={18} />} onClick={() => void withPicture(share)}>
            {text('wallet.deposit.qrShare')}
          </Button>
        )}
      </Buttons>
      {overlay === undefined && <Hint>{text('wallet.deposit.qrPay')}</Hint>}
      <Outcome>{outcome !== null && text(outcome)}</Outcome>
    </>
  )
}

function canShareFiles(): boolean {
  return (
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([], 'picture.png', { type })] })
  )
}

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 8,
  '& > button': { minHeight: 44 },
})

const Hint = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

const Outcome = styled('output')({ display: 'block', textAlign: 'center' })
