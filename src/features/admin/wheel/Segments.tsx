import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import type { WheelDraft } from '#contract/admin/rewards'
import { BusyIconButton } from '#ui/form/BusyButton'
import { PlusIcon, TrashIcon } from '#ui/icons/actions'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/controls'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import {
  BahtField,
  ChoiceField,
  ColorField,
  GroupError,
  LineField,
  NumberField,
} from '../form/FormFields'
import { SpokenName } from '../form/SpokenName'

interface SegmentsProps {
  control: Control<WheelDraft, unknown, WheelDraft>
}

/** The wheel's segments in order, each with its prize, weight and odds. */
export function Segments({ control }: SegmentsProps) {
  const text = useText()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'segments' })
  const { errors } = useFormState({ control, name: 'segments' })
  const whole = errors.segments?.root?.message ?? errors.segments?.message
  const segments = useWatch({ control, name: 'segments' })
  const total = segments.reduce((sum, { weight }) => sum + (weight || 0), 0)
  const named = (action: MessageKey, index: number) => (
    <SpokenName>{`${text(action)}: ${segments[index]?.label ?? ''}`}</SpokenName>
  )
  return (
    <Group>
      <legend>{text('adminOffers.wheel.segments')}</legend>
      <List>
        {fields.map((field, index) => (
          <Segment key={field.id}>
            <Segmented control={control} index={index} total={total} />
            <Buttons>
              <BusyIconButton disabled={index === 0} onClick={() => move(index, index - 1)}>
                <ArrowUpIcon size={18} />
                {named('adminSite.form.earlier', index)}
              </BusyIconButton>
              <BusyIconButton
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDownIcon size={18} />
                {named('adminSite.form.later', index)}
              </BusyIconButton>
              <IconButton disabled={fields.length <= 2} onClick={() => remove(index)}>
                <TrashIcon size={18} />
                {named('adminSite.form.remove', index)}
              </IconButton>
            </Buttons>
          </Segment>
        ))}
      </List>
      <GroupError message={whole} />
      <Button
        startIcon={<PlusIcon size={18} />}
        disabled={fields.length >= 24}
        onClick={() => append(newSegment(segments))}
      >
        {text('adminOffers.wheel.addSegment')}
      </Button>
    </Group>
  )
}

function Segmented({ control, index, total }: SegmentsProps & { index: number; total: number }) {
  const text = useText()
  const format = useFormat()
  const [type, weight, amount, points] = useWatch({
    control,
    name: [
      `segments.${index}.prizeType`,
      `segments.${index}.weight`,
      `segments.${index}.amount`,
      `segments.${index}.points`,
    ],
  })
  const share = total > 0 && weight > 0 ? (weight / total) * 100 : 0
  return (
    <Fields>
      <LineField
        control={control}
        name={`segments.${index}.label`}
        label={text('adminOffers.wheel.label')}
        maxLength={40}
      />
      <ChoiceField
        control={control}
        name={`segments.${index}.prizeType`}
        label={text('adminOffers.wheel.prizeType')}
        options={(['credit', 'point', 'code', 'none'] as const).map((prize) => ({
          value: prize,
          label: text(`adminOffers.wheel.prize.${prize}`),
        }))}
      />
      {/* A field with a value stays visible, so that no value of another prize type is left over unseen. */}
      {(type === 'credit' || type === 'code' || amount !== 0) && (
        <BahtField
          control={control}
          name={`segments.${index}.amount`}
          label={text('admin.column.amount')}
        />
      )}
      {(type === 'point' || points !== 0) && (
        <NumberField
          control={control}
          name={`segments.${index}.points`}
          label={text('adminOffers.wheel.points')}
        />
      )}
      <NumberField
        control={control}
        name={`segments.${index}.weight`}
        label={text('adminOffers.wheel.weight')}
        hint={text('adminOffers.wheel.chance', {
          percent: format.number(Math.round(share * 100) / 100),
        })}
      />
      <ColorField
        control={control}
        name={`segments.${index}.color`}
        label={text('adminOffers.wheel.color')}
        hint={text('adminOffers.wheel.colorHint')}
        optional
      />
    </Fields>
  )
}

/** Creates a segment with an id that is unique on this wheel. */
function newSegment(segments: readonly { segmentId: string }[]): WheelDraft['segments'][number] {
  const numbers = segments.map(({ segmentId }) => Number(/\d+$/.exec(segmentId)?.[0] ?? 0))
  return {
    segmentId: `W${Math.max(0, ...numbers) + 1}`,
    label: '',
    prizeType: 'none',
    amount: 0,
    points: 0,
    weight: 0,
    color: null,
  }
}

const Group = styled('fieldset')({ minWidth: 0, margin: '12px 0', padding: 0, border: 0 })

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 })

const Segment = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 4,
  borderBottom: `1px solid ${theme.palette.divider}`,
}))

const Fields = styled('div')({
  flex: '1 1 280px',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  columnGap: 12,
  alignItems: 'start',
})

const Buttons = styled('div')({ display: 'flex' })
