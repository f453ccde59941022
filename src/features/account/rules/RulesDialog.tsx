import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Failure, isFailure } from '#contract/failure'
import type { Rules } from '#contract/site/rules'
import { openPaths } from '#lib/paths/open'
import { makeRequestId } from '#lib/requestId'
import { BusyButton } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { Note } from '#ui/state/Note'
import { useAcceptRulesMutation } from '../api/rules'
import { useLogout } from '../logout/useLogout'

interface Props {
  userId: string
  rules: Pick<Rules, 'version' | 'publishedAt'>
  /** Closes the dialog until the next start, because the provider did not take the answer. */
  onPostpone: () => void
}

/** Lies over the page, whose input stays. It must be answered: Escape does not close it. */
export function RulesDialog({ userId, rules: { version, publishedAt }, onPostpone }: Props) {
  const text = useText()
  const format = useFormat()
  const errorMessage = useErrorMessage()
  const titleId = useId()
  const { logOut, question } = useLogout()
  const [accept, { isLoading }] = useAcceptRulesMutation()
  const [failure, setFailure] = useState<Failure | null>(null)

  async function send(): Promise<void> {
    const { error } = await accept({ requestId: makeRequestId(), userId, version })
    if (!isFailure(error)) return
    // The provider names a version of its rules, but records no answers.
    if (error.status === 404) onPostpone()
    else setFailure(error)
  }

  return (
    <OverlayDialog open role="alertdialog" aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{text('account.rules.title')}</DialogTitle>
      <DialogContent>
        <p>{text('account.rules.changed', { version, date: format.date(publishedAt) })}</p>
        <p>
          {/* In a new tab, so that the page below keeps its input. */}
          <Rules to={openPaths.rules} target="_blank" rel="noopener">
            {text('account.rules.read')}
          </Rules>
        </p>
        {failure && <Note tone="error">{errorMessage(failure)}</Note>}
        <Buttons>
          <BusyButton variant="contained" size="large" busy={isLoading} onClick={() => void send()}>
            {text('account.rules.accept')}
          </BusyButton>
          {failure && (
            <Button variant="outlined" size="large" onClick={onPostpone}>
              {text('account.rules.later')}
            </Button>
          )}
          <Button variant="outlined" size="large" onClick={logOut}>
            {text('shell.logout')}
          </Button>
        </Buttons>
        {question}
      </DialogContent>
    </OverlayDialog>
  )
}

const Rules = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.palette.primary.readable,
}))

const Buttons = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 16,
  '& > button': { minHeight: 48 },
})
