/** A podcast of 200 lines in ten segments with alternating hosts. Every line differs, so that none reuses audio. */
export const lineCount = 200

const asked = [
  'Let us slow down here for a moment. What does that look like in a kitchen, or in a garden, where everybody has seen it?',
  'I always thought that this was only a matter of time. Is there something that would make it happen sooner?',
  'So what would change if we left one part out, and kept all of the others exactly as they were before?',
]
const answered = [
  'Think of it as a budget. Whatever comes in has to go somewhere, and in the end the sums must agree, however many people share the work.',
  'Warm air rises, carries water with it, and lets it go as soon as it is too cold to hold it. That is all that a cloud is.',
  'The short answer is that it depends on the light. The long answer is that leaves are very good at not wasting any of it.',
]

export function lineOf(index: number): { speaker: 'ALEX' | 'JAMIE'; content: string } {
  const lines = index % 2 ? asked : answered
  const content = `${lines[index % lines.length]} That makes ${index + 1}.`
  return { speaker: index % 2 ? 'JAMIE' : 'ALEX', content }
}

/** The long podcast with all other fields of a generated podcast. */
export function longPodcast(generated: { podcast: object; segments: readonly object[] }) {
  return {
    ...generated,
    segments: Array.from({ length: 10 }, (_, segment) => ({
      ...generated.segments[0],
      segment_id: segment + 1,
      segment_title: `Part ${segment + 1}`,
      dialogue: Array.from({ length: lineCount / 10 }, (_line, line) =>
        lineOf((segment * lineCount) / 10 + line),
      ),
    })),
  }
}
