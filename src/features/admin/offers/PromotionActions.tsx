import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useOnline } from '#api/client/refetch'
import { contradictionsIn } from '#contract/admin/contradictions'
import type { AdminPromotion, PromotionDraft } from '#contract/admin/promotions'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import { type AdminFailure, adminFailure } from '../api/adminApi'
import { useMay } from '../api/adminSession'
import { useSavePromotionMutation, useSetPromotionStatusMutation } from '../api/offerCalls'
import { Decision, type DecisionInput } from '../decision/Decision'
import { RequestError } from '../decision/RequestError'
import { useStaffDraft } from '../form/draft'
import { useWaitingToast } from '../guard/useWaitingToast'
import { draftOf, weightOfPromotion } from './newPromotion'
import { PromotionEstimate } from './PromotionEstimate'
import { TextContradictions } from './TextContradictions'

type Status = AdminPromotion['PromotionStatus']

/** Possible next statuses; an ended promotion stays ended. */
const nextOf: Readonly<Record<Status, readonly ('on' | 'off' | 'ended')[]>> = {
  draft: ['on', 'ended'],
  on: ['off', 'ended'],
  off: ['on', 'ended'],
  ended: [],
}

type Asked = AdminPromotion & { next: 'on' | 'off' | 'ended' }

/** Shows a promotion to players, hides it, ends it permanently, or copies it. */
export function PromotionActions({ row }: { row: AdminPromotion }) {
  const text = useText()
  const may = useMay()
  const isOnline = useOnline()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  // The terms as they were when the dialog opened, so that nobody activates a colleague's later changes unseen.
  const [asked, setAsked] = useState<Asked | null>(null)
  const waits = useWaitingToast()
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const [setPromotionStatus] = useSetPromotionStatusMutation()
  const [savePromotion, { isLoading: isCopying }] = useSavePromotionMutation()
  const { requestId: copyId, sending, answered } = useStaffDraft(`copy:${row.PromotionID}`)
  if (!may('offer.edit')) return null

  async function copy(): Promise<void> {
    const draft = draftOf(row)
    const PromotionName = text('adminOffers.promotion.copyOf', { name: draft.PromotionName }).slice(
      0,
      80,
    )
    const promotion = { ...draft, PromotionName }
    sending()
    const outcome = await savePromotion({ requestId: copyId, promotion })
    const refused = adminFailure(outcome.error)
    answered(refused)
    setFailure(refused)
    if (outcome.data === undefined) return
    dispatch(openAlert('success', text('adminOffers.promotion.drafted')))
    void navigate(pathOf(adminPaths.promotion, outcome.data.PromotionID))
  }

  async function change(input: DecisionInput): Promise<AdminFailure | null> {
    if (asked === null) return null
    const { PromotionID, version, PromotionStatus: from, next: status } = asked
    const outcome = await setPromotionStatus({ ...input, PromotionID, version, from, status })
    if ('error' in outcome) return adminFailure(outcome.error)
    setAsked(null)
    const { approvalId } = outcome.data
    if (approvalId !== null) waits(approvalId)
    else dispatch(openAlert('success', text('adminSite.form.saved')))
    return null
  }

  return (
    <>
      <Buttons>
        {nextOf[row.PromotionStatus].map((next) => (
          <Button
            key={next}
            variant={next === 'on' ? 'contained' : 'outlined'}
            color={next === 'ended' ? 'error' : 'primary'}
            disabled={!isOnline}
            onClick={() => setAsked({ ...row, next })}
          >
            {text(`adminOffers.promotion.turn.${next}`)}
          </Button>
        ))}
        <Button disabled={!isOnline || isCopying} onClick={() => void copy()}>
          {text('adminOffers.promotion.copy')}
        </Button>
      </Buttons>
      <RequestError failure={failure} />
      {asked && (
        <Decision
          key={asked.next}
          about={`${asked.next}:${asked.PromotionID}`}
          summary={
            <>
              <p>
                {text(`adminOffers.promotion.turnMeans.${asked.next}`, {
                  name: asked.PromotionName,
                })}
              </p>
              {asked.next === 'on' && <BeforeTurnedOn promotion={draftOf(asked)} />}
            </>
          }
          confirmLabel={text(`adminOffers.promotion.turn.${asked.next}`)}
          destructive={asked.next === 'ended'}
          weight={asked.next === 'on' ? weightOfPromotion(draftOf(asked)) : null}
          onConfirm={change}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** The text's contradictions and the estimated cost. Neither prevents the decision. */
function BeforeTurnedOn({ promotion }: { promotion: PromotionDraft }) {
  return (
    <>
      <TextContradictions contradictions={contradictionsIn(promotion)} />
      <PromotionEstimate promotion={promotion} />
    </>
  )
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 })
