// The misspellings of French.

extension Misspellings {
  /// The misspellings of French; where a space or an apostrophe is missing, see ``FrenchElisions``.
  static let french = Misspellings(
    """
    abscence absence acceuil accueil acceuillir accueillir addresse adresse addresses adresses aggraffe agrafe
    agraver aggraver amenager aménager ammener amener aparament apparemment apartement appartement
    apparament apparemment appartment appartement appeller appeler appercevoir apercevoir appercu aperçu
    apperçu aperçu aujourdui aujourd'hui baguage bagage beacoup beaucoup beaucoups beaucoup bientot bientôt
    bizarement bizarrement bizzare bizarre calandrier calendrier cauchemard cauchemar certe certes ceuillir cueillir
    chanpion champion charette charrette chocquer choquer comission commission commité comité
    comunication communication concurence concurrence confidenciel confidentiel connaisance connaissance
    consience conscience courament couramment deffinitivement définitivement definitivement définitivement
    developpement développement developper développer diferent différent diférence différence diférent différent
    dilemne dilemme dévelloper développer dévellopper développer dévelopement développement développment développement
    echantillon échantillon embarasser embarrasser emmerveiller émerveiller enmener emmener enterrment enterrement
    enthousiame enthousiasme entousiasme enthousiasme environement environnement environemment environnement
    envirronement environnement espere espère etymologie étymologie exagerer exagérer excercer exercer
    excercice exercice exelent excellent exellent excellent exhorbitant exorbitant existance existence
    gouvernment gouvernement hasart hasard hypothése hypothèse impécable impeccable imédiatement immédiatement
    infractus infarctus inmédiatement immédiatement inteligent intelligent interet intérêt interressant intéressant
    interressante intéressante intérressant intéressant magazin magasin maintenent maintenant maintentant maintenant
    malgrés malgré malheuresement malheureusement malheureusment malheureusement neccessaire nécessaire
    necessaire nécessaire nessecaire nécessaire normallement normalement notament notamment occurence occurrence
    occurences occurrences ommettre omettre oportunité opportunité pannel panel paralelle parallèle parmis parmi
    parrallèle parallèle personellement personnellement plusieur plusieurs plutot plutôt probablment probablement
    proceder procéder prochainment prochainement professionel professionnel professionelle professionnelle
    proffesionnel professionnel proffesseur professeur prés près quelqun quelqu'un reccomandation recommandation
    reccomander recommander recomande recommande recomander recommander recomendation recommandation rhytme rythme
    rythmme rythme réccurent récurrent rénumération rémunération résonnable raisonnable securité sécurité
    seulment seulement sincérement sincèrement sinçèrement sincèrement suplémentaire supplémentaire
    supprimmer supprimer sussiter susciter symphatique sympathique symptome symptôme syntome symptôme
    sécuritée sécurité toujour toujours traditionel traditionnel traditionelle traditionnelle
    tranquilement tranquillement traveaux travaux verifier vérifier vraiement vraiment éxemple exemple
    creer créer deja déjà methode méthode mieu mieux moin moins systeme système vou vous
    """)
}
