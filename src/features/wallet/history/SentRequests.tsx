import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#api/client/api'
import { kindOf } from '#api/payments/paymentKinds'
import { leaveUndelivered, type SentRequest } from '#api/payments/requestStore'
import { retryRequest, sendAgain } from '#api/payments/submit'
import { BusyButton } from '#ui/form/BusyButton'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { paymentAmount, paymentName } from '#ui/money/paymentName'
import { FocusKeeper } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { useSentRequests } from '../api/useSentRequests'

/** Lists requests that have no final answer yet or were not delivered. Each stays listed until resolved. */
export function SentRequests({ userId }: { userId: string }) {
  const text = useText()
  const requests = useSentRequests(userId)
  return (
    <FocusKeeper>
      {requests.length > 0 && (
        <Above>
          <SectionCard title={text('wallet.requests.title')}>
            <List>
              {requests.map((sent) => (
                <Request key={sent.request.requestId} {...sent} />
              ))}
            </List>
          </SectionCard>
        </Above>
      )}
    </FocusKeeper>
  )
}

function Request({ name, request }: SentRequest) {
  const text = useText()
  const format = useFormat()
  const dispatch = useDispatch<Dispatch>()
  const [busy, setBusy] = useState(false)
  const { userId, lost } = request
  const amount = paymentAmount(request.order)

  async function work(action: typeof retryRequest): Promise<void> {
    setBusy(true)
    try {
      await action(dispatch, kindOf(name), name, userId)
    } finally {
      setBusy(false)
    }
  }

  return (
    <li>
      <b>
        {text(paymentName(name))}
        {amount !== null && (
          <>
            {' '}
            <bdi>{format.money(amount)}</bdi>
          </>
        )}
        {typeof request.order['code'] === 'string' && <bdi> {request.order['code']}</bdi>}
      </b>{' '}
      <bdi>{format.dateTime(request.sentAt ?? 0)}</bdi>
      <p role="status">{text(stateNames[lost ?? 'checking'])}</p>
      {lost === undefined ? (
        <BusyButton busy={busy} onClick={() => void work(retryRequest)}>
          {text('wallet.checkNow')}
        </BusyButton>
      ) : (
        <>
          <BusyButton busy={busy} variant="outlined" onClick={() => void work(sendAgain)}>
            {text('wallet.requests.again')}
          </BusyButton>
          <Button disabled={busy} onClick={() => leaveUndelivered(name, userId)}>
            {text('wallet.requests.leave')}
          </Button>
        </>
      )}
    </li>
  )
}

const stateNames = {
  checking: 'wallet.requests.checking',
  undelivered: 'wallet.requests.lost',
  unclear: 'wallet.requests.unclear',
} as const satisfies Record<string, MessageKey>

const Above = styled('div')({ marginBottom: 24 })

const List = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& p': { margin: '4px 0 8px' },
})
