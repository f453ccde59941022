import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { isMoreGenerous } from '#contract/admin/guarded'
import type { AdminPromotion, PromotionDraft } from '#contract/admin/promotions'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { openAlert } from '#ui/toast/toastSlice'
import { adminFailure } from '../api/adminApi'
import { usePromotionQuery, useSavePromotionMutation } from '../api/offerCalls'
import type { Self } from '../decision/SelfCheck'
import { useStaffDraft } from '../form/draft'
import { EditedContext } from '../form/useFormDraft'
import type { FormWeight } from '../guard/useGuard'
import { useWaitingToast } from '../guard/useWaitingToast'
import { OneRow } from '../list/OneRow'
import { promotionTones } from '../list/tones'
import { NewerNotice, useBaseVersion } from '../setting/baseVersion'
import { draftOf, emptyPromotion, newPromotion, weightOfPromotion } from './newPromotion'
import { PromotionActions } from './PromotionActions'
import { PromotionForm } from './PromotionForm'

/** Shows and edits one promotion, or a new one. */
export function PromotionEditorPage() {
  const text = useText()
  const { pathname } = useLocation()
  const id = matchPath(adminPaths.promotion, pathname)?.params.id ?? newPromotion
  return (
    <Page
      title={text(id === newPromotion ? 'adminOffers.promotion.new' : 'adminOffers.promotion.edit')}
    >
      {id === newPromotion ? <NewPromotion /> : <KnownPromotion key={id} id={id} />}
    </Page>
  )
}

function NewPromotion() {
  const text = useText()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [savePromotion] = useSavePromotionMutation()

  async function save(promotion: PromotionDraft, requestId: string) {
    const outcome = await savePromotion({ requestId, promotion })
    if ('error' in outcome) return adminFailure(outcome.error)
    dispatch(openAlert('success', text('adminOffers.promotion.drafted')))
    void navigate(pathOf(adminPaths.promotion, outcome.data.PromotionID), { replace: true })
    return null
  }

  return (
    <EditedContext value={newEdited}>
      <PromotionForm value={emptyPromotion} onSave={save} />
    </EditedContext>
  )
}

const newEdited = { about: `promotion:${newPromotion}`, version: 0 }

function KnownPromotion({ id }: { id: string }) {
  const promotion = usePromotionQuery(id)
  return (
    <OneRow result={promotion} lines={8}>
      {(row) => (
        <>
          <Figures row={row} />
          <PromotionActions row={row} />
          <Edited row={row} />
        </>
      )}
    </OneRow>
  )
}

function Figures({ row }: { row: AdminPromotion }) {
  const text = useText()
  const format = useFormat()
  const { PromotionStatus: status } = row
  return (
    <Facts>
      <StatusChip
        label={text(`adminOffers.promotion.status.${status}`)}
        tone={promotionTones[status]}
      />
      <DescriptionList
        items={[
          { label: text('adminSite.form.version'), value: format.number(row.version) },
          { label: text('adminOffers.promotion.used'), value: format.number(row.used) },
          { label: text('adminOffers.promotion.running'), value: format.number(row.active) },
          { label: text('adminOffers.promotion.waiting'), value: format.number(row.waiting) },
          { label: text('adminOffers.promotion.cost'), value: <Money amount={row.cost} /> },
        ]}
      />
    </Facts>
  )
}

function Edited({ row }: { row: AdminPromotion }) {
  const text = useText()
  const dispatch = useDispatch()
  const [savePromotion] = useSavePromotionMutation()
  const base = useBaseVersion(row, row.version)
  const waits = useWaitingToast()
  const { drop } = useStaffDraft(`promotion:${row.PromotionID}`)

  async function save(promotion: PromotionDraft, requestId: string, self?: Self) {
    const outcome = await savePromotion({
      requestId,
      PromotionID: row.PromotionID,
      version: base.version,
      promotion,
      ...self,
    })
    if ('error' in outcome) return adminFailure(outcome.error)
    const { approvalId } = outcome.data
    if (approvalId !== null) {
      // Before the form starts again from the stored values.
      drop()
      base.asked()
      waits(approvalId)
      return null
    }
    base.saved(outcome.data.version)
    dispatch(openAlert('success', text('adminOffers.promotion.saved')))
    return null
  }

  const { PromotionID } = row
  const { version } = base
  const edited = useMemo(
    () => ({ about: `promotion:${PromotionID}`, version }),
    [PromotionID, version],
  )
  return (
    <EditedContext value={edited}>
      <NewerNotice base={base} />
      <PromotionForm
        key={base.beginning}
        value={draftOf(base.value)}
        onSave={save}
        {...(row.PromotionStatus === 'on' && { weigh: weighOver(draftOf(base.value)) })}
        isOver={row.PromotionStatus === 'ended'}
      />
    </EditedContext>
  )
}

/** Wording and stricter terms of an active promotion need no second person. */
function weighOver(before: PromotionDraft) {
  return (after: PromotionDraft): FormWeight | null =>
    isMoreGenerous(before, after) ? weightOfPromotion(after) : null
}

const Facts = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', maxWidth: 420 })
