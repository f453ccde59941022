import { useMemo } from 'react'
import { type AdminPromotion, promotionStatuses, promotionTypes } from '#contract/admin/promotions'
import { bahtFromSatang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { PlusIcon } from '#ui/icons/actions'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { useMay } from '../api/adminSession'
import { readPromotions, usePromotionsQuery } from '../api/offerCalls'
import { AdminList } from '../list/AdminList'
import { amountColumn, statusColumn } from '../list/columns'
import { type ListFilter, useListState } from '../list/listState'
import { SheetLink } from '../list/SheetLink'
import { promotionTones } from '../list/tones'
import { newPromotion } from './newPromotion'

/** All promotions, including drafts and old ones, with their usage and cost. */
export function PromotionsPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ columns, filters })
  const result = usePromotionsQuery(state.query)
  return (
    <Page
      title={text('admin.menu.promotions')}
      actions={
        may('offer.edit') && (
          <ButtonLink
            to={pathOf(adminPaths.promotion, newPromotion)}
            variant="contained"
            startIcon={<PlusIcon size={18} />}
          >
            {text('adminOffers.promotion.new')}
          </ButtonLink>
        )
      }
    >
      <AdminList
        id="promotions"
        label={text('admin.menu.promotions')}
        call="promotions"
        rowsOf={readPromotions}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        defaultSort={inOrder}
        emptyMessage={text('adminOffers.promotion.none')}
      />
    </Page>
  )
}

const inOrder = { by: 'sort', descending: false }
const keyOf = ({ PromotionID }: AdminPromotion) => PromotionID
const nameOf = ({ PromotionName }: AdminPromotion) => PromotionName

function filtersOf(text: Text): ListFilter[] {
  return [
    {
      id: 'status',
      label: text('admin.list.status'),
      options: [
        { value: 'all', label: text('table.any') },
        ...promotionStatuses.map((status) => ({
          value: status,
          label: text(`adminOffers.promotion.status.${status}`),
        })),
      ],
    },
    {
      id: 'type',
      label: text('admin.column.type'),
      options: [
        { value: 'all', label: text('table.any') },
        ...promotionTypes.map((type) => ({
          value: type,
          label: text(`adminOffers.promotion.type.${type}`),
        })),
      ],
    },
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminPromotion>[] {
  return [
    {
      id: 'name',
      header: text('adminOffers.promotion.PromotionName'),
      sortable: false,
      value: ({ PromotionName }) => PromotionName,
      cell: ({ PromotionID, PromotionName }) => (
        <SheetLink path={adminPaths.promotion} id={PromotionID}>
          {PromotionName}
        </SheetLink>
      ),
    },
    {
      id: 'type',
      header: text('admin.column.type'),
      sortable: false,
      value: ({ PromotionType }) => text(`adminOffers.promotion.type.${PromotionType}`),
    },
    {
      id: 'bonus',
      header: text('adminOffers.promotion.bonus'),
      sortable: false,
      value: (row) => bonusOf(row, format),
    },
    {
      id: 'turnoverX',
      header: text('adminOffers.promotion.turnoverX'),
      sortable: false,
      align: 'end',
      hideBelow: 'lg',
      value: ({ turnoverX }) => `× ${turnoverX}`,
    },
    {
      id: 'used',
      header: text('adminOffers.promotion.used'),
      sortable: false,
      align: 'end',
      value: ({ used, quota }) =>
        quota === 0 ? format.number(used) : `${format.number(used)} / ${format.number(quota)}`,
    },
    amountColumn(
      { id: 'cost', header: text('adminOffers.promotion.cost'), sortable: false },
      ({ cost }) => cost,
    ),
    {
      id: 'span',
      header: text('adminOffers.promotion.span'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ startAt, endAt }) =>
        startAt === null && endAt === null
          ? text('adminOffers.promotion.always')
          : `${startAt === null ? '…' : format.date(startAt)} – ${endAt === null ? '…' : format.date(endAt)}`,
    },
    {
      id: 'sort',
      header: text('adminSite.form.sort'),
      align: 'end',
      hideBelow: 'lg',
      value: ({ sort }) => sort,
    },
    statusColumn({ id: 'status', header: text('admin.list.status') }, ({ PromotionStatus }) => ({
      label: text(`adminOffers.promotion.status.${PromotionStatus}`),
      tone: promotionTones[PromotionStatus],
    })),
  ]
}

function bonusOf(
  { bonusMode, bonusPercent, bonusFixed, bonusMax }: AdminPromotion,
  format: Formats,
): string {
  if (bonusMode === 'fixed') return format.money(bonusFixed)
  return `${format.number(bonusPercent)} % · ≤ ${format.number(bahtFromSatang(bonusMax))}`
}
