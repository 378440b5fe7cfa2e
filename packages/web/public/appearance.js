// Runs before the first paint, so that a chosen appearance does not flash the system's. src/ui/appearance.ts writes the key.
const chosen = localStorage.getItem('appearance')
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
