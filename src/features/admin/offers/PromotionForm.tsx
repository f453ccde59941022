import { valibotResolver } from '@hookform/resolvers/valibot'
import { styled } from '@mui/material/styles'
import { useForm, useWatch } from 'react-hook-form'
import { contradictionsIn } from '#contract/admin/contradictions'
import {
  type PromotionDraft,
  promotionDraftSchema,
  promotionTypes,
  turnoverBases,
} from '#contract/admin/promotions'
import { useText } from '#ui/intl/useText'
import { CardColumn, SectionCard } from '#ui/page/SectionCard'
import type { AdminFailure } from '../api/adminApi'
import { useMay } from '../api/adminSession'
import type { Self } from '../decision/SelfCheck'
import { EditForm, FieldGrid } from '../form/EditForm'
import { BahtField, ChoiceField, LineField, NumberField } from '../form/FormFields'
import { MomentField } from '../form/MomentField'
import { PictureField } from '../form/PictureField'
import type { FormWeight } from '../guard/useGuard'
import { EstimateCard } from './EstimateCard'
import { HoursField } from './HoursField'
import { PromotionPreview } from './PromotionPreview'
import { TextContradictions, useSaidText } from './TextContradictions'
import { WeekdaysField } from './WeekdaysField'

interface PromotionFormProps {
  value: PromotionDraft
  onSave: (value: PromotionDraft, requestId: string, self?: Self) => Promise<AdminFailure | null>
  /** Weight of changed terms, if players can claim the promotion. */
  weigh?: (value: PromotionDraft) => FormWeight | null
  /** An ended promotion is read-only. */
  isOver?: boolean
}

/** All terms of a promotion, with a preview of what players see. */
export function PromotionForm({ value, onSave, weigh, isOver = false }: PromotionFormProps) {
  const text = useText()
  const may = useMay()
  const form = useForm({
    resolver: valibotResolver(promotionDraftSchema, undefined, { raw: true }),
    defaultValues: value,
  })
  const { control } = form
  const [mode, type] = useWatch({ control, name: ['bonusMode', 'PromotionType'] })
  const contradictions = useWatch({ control, compute: contradictionsIn })
  const saidText = useSaidText()
  const label = (
    name: Exclude<keyof PromotionDraft, 'startAt' | 'endAt' | 'sort'>,
    hint?: string,
  ) => ({
    name,
    control,
    label: text(`adminOffers.promotion.${name}`),
    hint: [...contradictions.filter(({ field }) => field === name).map(saidText), hint]
      .filter((part) => part !== undefined)
      .join(' · '),
  })
  const noLimit = text('adminSite.form.zeroIsNone')
  return (
    <Columns>
      <SectionCard title={text('adminOffers.promotion.terms')}>
        <EditForm
          form={form}
          onSave={onSave}
          {...(weigh && { weigh })}
          mayEdit={may('offer.edit') && !isOver}
          prefix="promotion."
        >
          <LineField {...label('PromotionName')} maxLength={80} />
          <LineField {...label('PromotionDetail')} lines={2} />
          <TextContradictions contradictions={contradictions} />
          <FieldGrid>
            <ChoiceField
              {...label('PromotionType')}
              options={promotionTypes.map((each) => ({
                value: each,
                label: text(`adminOffers.promotion.type.${each}`),
              }))}
            />
            <ChoiceField
              {...label('audience')}
              options={(['all', 'new'] as const).map((each) => ({
                value: each,
                label: text(`adminOffers.audience.${each}`),
              }))}
            />
            <ChoiceField
              {...label('bonusMode')}
              options={(['percent', 'fixed'] as const).map((each) => ({
                value: each,
                label: text(`adminOffers.promotion.mode.${each}`),
              }))}
            />
            {mode === 'percent' && <NumberField {...label('bonusPercent')} unit="%" />}
            {mode === 'fixed' && <BahtField {...label('bonusFixed')} />}
            <BahtField {...label('bonusMax')} />
            <BahtField
              {...label(
                'minDeposit',
                type === 'freecredit' ? text('adminOffers.promotion.freeDeposit') : undefined,
              )}
            />
            <NumberField {...label('turnoverX')} unit="×" />
            <ChoiceField
              {...label('turnoverBase')}
              options={turnoverBases.map((each) => ({
                value: each,
                label: text(
                  `adminOffers.promotion.base.${each === 'deposit+bonus' ? 'both' : each}`,
                ),
              }))}
            />
            <BahtField {...label('maxWithdraw', noLimit)} />
            <NumberField {...label('expireDays')} />
            <NumberField {...label('perUser', noLimit)} />
            <NumberField {...label('perDay', noLimit)} />
            <NumberField {...label('quota', noLimit)} />
            <NumberField control={control} name="sort" label={text('adminSite.form.sort')} />
            <MomentField control={control} name="startAt" label={text('adminSite.form.startAt')} />
            <MomentField control={control} name="endAt" label={text('adminSite.form.endAt')} />
          </FieldGrid>
          <WeekdaysField control={control} />
          <HoursField control={control} />
          <PictureField {...label('PromotionImage', text('adminSite.picture.hint'))} optional />
        </EditForm>
      </SectionCard>
      <CardColumn>
        <PromotionPreview control={control} />
        {may('offer.edit') && !isOver && <EstimateCard control={control} />}
      </CardColumn>
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}))
