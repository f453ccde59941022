import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const componentsPages = [
  {
    path: showcasePaths.textField,
    Page: lazyWithPreload(() => import('./TextFieldPage').then((module) => module.TextFieldPage)),
  },
  {
    path: showcasePaths.button,
    Page: lazyWithPreload(() => import('./ButtonPage').then((module) => module.ButtonPage)),
  },
  {
    path: showcasePaths.checkbox,
    Page: lazyWithPreload(() => import('./CheckboxPage').then((module) => module.CheckboxPage)),
  },
  {
    path: showcasePaths.radio,
    Page: lazyWithPreload(() => import('./RadioPage').then((module) => module.RadioPage)),
  },
  {
    path: showcasePaths.autocomplete,
    Page: lazyWithPreload(() =>
      import('./AutocompletePage').then((module) => module.AutocompletePage),
    ),
  },
  {
    path: showcasePaths.slider,
    Page: lazyWithPreload(() => import('./SliderPage').then((module) => module.SliderPage)),
  },
  {
    path: showcasePaths.switch,
    Page: lazyWithPreload(() => import('./SwitchPage').then((module) => module.SwitchPage)),
  },
  {
    path: showcasePaths.dateTime,
    Page: lazyWithPreload(() => import('./DateTimePage').then((module) => module.DateTimePage)),
  },
]
