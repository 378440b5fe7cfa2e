const scene =
  /^(?:under|in|on|at|by|with|without|from|during|after|before|for|among|despite|through|between|since|until|near|within|when|while|if|although|though|because|as|where|once|bajo|cuando|si|aunque|en|con|sin|desde|durante|tras|sous|dans|avec|sans|pendant|quand|lorsque|si|après|depuis|sob|em|com|sem|quando|se|sotto|nel|nella|con|senza|dopo)\s/iu

/** Whether a text opens with a preposition or a conjunction: it says when, where or on what condition, and names no subject. */
export function opensScene(text: string): boolean {
  return scene.test(text)
}
