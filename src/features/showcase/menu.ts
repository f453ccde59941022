import type { ComponentType } from 'react'
import { showcasePaths } from '#lib/paths/showcase'
import type { IconProps } from '#ui/icons/Icon'
import { GridIcon, PageIcon, SparkIcon, TagIcon } from '#ui/icons/menu'
import {
  BoxesIcon,
  BoxIcon,
  ChartIcon,
  ClipboardCheckIcon,
  DonutIcon,
  FormIcon,
  HierarchyIcon,
  LayoutIcon,
  PaletteIcon,
  PuzzleIcon,
  ShadowIcon,
  ShapesIcon,
  StepsIcon,
  TableIcon,
  TypeIcon,
} from '#ui/icons/showcase'
import type { MenuBranch, MenuGroup, MenuItem, MenuPage } from '#ui/navigation/menuItem'

type Name = keyof typeof showcasePaths
type Drawn = ComponentType<IconProps>

/** A page named like its path; its label has the same name. */
function page(name: Name, icon?: Drawn): MenuPage {
  return {
    id: name,
    labelKey: `shell.menu.${name}`,
    path: showcasePaths[name],
    ...(icon && { icon }),
  }
}

function branch(
  id:
    | 'widget'
    | 'components'
    | 'plugins'
    | 'layouts'
    | 'tables'
    | 'basic'
    | 'advance'
    | 'pricing'
    | 'icons',
  icon: Drawn,
  names: readonly Name[],
): MenuBranch {
  return { id, labelKey: `shell.menu.${id}`, icon, items: names.map((name) => page(name)) }
}

const forms: MenuGroup = {
  id: 'forms',
  labelKey: 'shell.menu.forms',
  items: [
    branch('components', FormIcon, [
      'textField',
      'button',
      'checkbox',
      'radio',
      'autocomplete',
      'slider',
      'switch',
      'dateTime',
    ]),
    branch('plugins', PuzzleIcon, [
      'formAutocomplete',
      'formMask',
      'formClipboard',
      'formCaptcha',
      'formEditor',
      'formModal',
      'formTooltip',
    ]),
    branch('layouts', LayoutIcon, [
      'formLayouts',
      'multiColumnForms',
      'actionBar',
      'stickyActionBar',
    ]),
    page('formValidation', ClipboardCheckIcon),
    page('formWizard', StepsIcon),
    page('charts', DonutIcon),
    page('orgChart', HierarchyIcon),
    branch('tables', TableIcon, [
      'tableBasic',
      'tableDense',
      'tableEnhanced',
      'tableData',
      'tableCustomized',
      'tableStickyHeader',
      'tableCollapse',
    ]),
  ],
}

const elements: MenuGroup = {
  id: 'elements',
  labelKey: 'shell.menu.elements',
  items: [
    branch('widget', ChartIcon, ['widgetStatistics', 'widgetData', 'widgetChart']),
    branch('basic', BoxIcon, [
      'accordion',
      'avatar',
      'badges',
      'breadcrumb',
      'cards',
      'chip',
      'list',
      'tabs',
    ]),
    branch('advance', BoxesIcon, [
      'alert',
      'dialog',
      'pagination',
      'progress',
      'rating',
      'snackbar',
      'skeleton',
      'speedDial',
      'timeline',
      'toggleButton',
      'treeView',
    ]),
  ],
}

const utilities: MenuGroup = {
  id: 'utilities',
  labelKey: 'shell.menu.utilities',
  items: [
    page('typography', TypeIcon),
    page('color', PaletteIcon),
    page('shadow', ShadowIcon),
    page('animation', SparkIcon),
    page('grid', GridIcon),
    branch('icons', ShapesIcon, ['tablerIcons', 'materialIcons']),
  ],
}

/** Showcase pages in the menu of the public pages. */
export const showcasePagesInMenu: readonly MenuItem[] = [
  branch('pricing', TagIcon, ['price1', 'price2']),
  page('samplePage', PageIcon),
]

/** Showcases of the components used by the dashboard. */
export const showcaseMenu = { forms, elements, utilities }
